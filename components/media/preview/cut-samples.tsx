import { Picture } from '@/components/parts/picture';
import { cx } from '@/components/ui/cx';
import type { FocalPoint, MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';

const SAMPLE_PX = 320;

interface CutSamplesProps {
  item: MediaItem;
  point: FocalPoint | undefined;
  label: string;
}

const SHAPES = {
  tile: 'aspect-square',
  wide: 'aspect-[2.2]',
  upright: 'aspect-[0.5625]',
};

/** Previews of a tile, a wide slide and an upright screen. */
export function CutSamples({ item, point, label }: CutSamplesProps) {
  const { x, y } = point ?? { x: 0.5, y: 0.5 };
  return (
    <div className="flex flex-[1_0_100%] items-start gap-2" role="img" aria-label={label}>
      {Object.entries(SHAPES).map(([name, shape]) => (
        <div
          key={name}
          className={cx('h-20 flex-none overflow-hidden rounded-sm', shape)}
          style={{ '--focus': `${x * 100}% ${y * 100}%` } as React.CSSProperties}
        >
          <Picture
            src={mediaPath(item.pathname)}
            alt=""
            facts={undefined}
            widths={[{ width: '8rem' }]}
            maxWidth={SAMPLE_PX}
            className="h-full object-cover object-(--focus)"
          />
        </div>
      ))}
    </div>
  );
}
