import { cx } from '@/components/ui/cx';
import type { MediaItem } from '@/lib/domain/media/model';
import { formatSize } from '@/lib/domain/media/size';
import type { TileWords } from './tile-words';

/** Over the picture while the mouse or the focus is there, below it where nothing hovers, or beside it in a list. */
export type FactsPlace = 'over' | 'below' | 'beside';

const LOOKS: Record<FactsPlace, string> = {
  // Hundreds of hidden texts would be laid out while scrolling.
  over: 'pointer-events-none absolute inset-x-0 bottom-0 hidden rounded-b-md bg-linear-to-b from-transparent to-tool-sunken/92 to-45% pt-6 group-focus-within/tile:grid group-hover/tile:grid',
  below: 'h-11',
  beside:
    'min-w-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(10rem,16rem)] items-center gap-4 ps-0 pe-3 text-sm max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-0.5',
};

interface TileFactsProps {
  /** The id of the element with size and date, which describes the tile. */
  id: string;
  item: MediaItem;
  place: FactsPlace;
  className?: string | undefined;
  words: TileWords;
}

/** What a file is called, how large it is, and when it came. */
export function TileFacts({ id, item, place, className, words }: TileFactsProps) {
  return (
    <span className={cx('grid gap-px px-2 py-1.5 text-xs leading-[1.35]', LOOKS[place], className)}>
      <span className="truncate">{item.name}</span>
      <span
        id={id}
        className={cx(
          'flex justify-between gap-2 text-tool-muted tabular-nums',
          place === 'beside' && 'max-sm:justify-start',
        )}
      >
        <span className="truncate">{formatSize(item.size)}</span>
        <time className="truncate" dateTime={item.uploadedAt}>
          {words.day(item.uploadedAt)}
        </time>
      </span>
    </span>
  );
}
