import { BLOCK_ICONS } from '@/components/blocks/block-icons';
import { isBlockKind } from '@/lib/domain/blocks';

const SECTION = 'M3 4h14M3 8h14v8H3z';
const UNKNOWN = 'M7.5 7.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7M10 15v.5';

/** What a block (by its `component`) or a `section` is, as a sign; the words stand beside it. */
export function KindIcon({ kind }: { kind: string }) {
  const shape = kind === 'section' ? SECTION : isBlockKind(kind) ? BLOCK_ICONS[kind] : UNKNOWN;
  return (
    <svg className="edit-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
