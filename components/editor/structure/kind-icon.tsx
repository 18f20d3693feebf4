import { BLOCK_ICONS } from '@/components/blocks/block-icons';
import { cx } from '@/components/ui/cx';
import { isBlockKind } from '@/lib/domain/blocks';

const SECTION = 'M3 4h14M3 8h14v8H3z';
const UNKNOWN = 'M7.5 7.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M10 15v.5';

interface KindIconProps {
  kind: string;
  className?: string;
}

/** The icon of a block's kind or of a `section`, beside its name. */
export function KindIcon({ kind, className }: KindIconProps) {
  const shape = kind === 'section' ? SECTION : isBlockKind(kind) ? BLOCK_ICONS[kind] : UNKNOWN;
  return (
    <svg
      className={cx(
        'size-4.5 shrink-0 fill-none stroke-current stroke-[1.5] text-tool-accent [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
