import { isSeen } from '@/lib/domain/blocks/is-seen';
import type { Block, Section } from '@/lib/domain/content/model';

/** What the style sheets ask of a section, as `data-opens` and `data-holds`. */
export interface SectionShape {
  /** Its first block is words: its name stands beside them. */
  opens?: 'words';
  /** Of `hero`, `list` (of pages) and `voices` (quotes, one after another). */
  holds?: string;
}

const WORDS: ReadonlySet<string> = new Set(['RichText', 'Quote']);

/** Whether anything of a block is seen: an empty text only by whoever is about to write it. */
const isDrawn = (block: Block, isEdited: boolean): boolean =>
  isSeen(block) &&
  (isEdited || block.component !== 'RichText' || String(block.props.content ?? '').trim() !== '');

/**
 * What a section is made of. Style sheets could find it out by `:has()`, but then a browser looks through a whole long page
 * again whenever something of it has changed.
 */
export function shapeOf({ blocks }: Section, isEdited: boolean): SectionShape {
  const opening = blocks.find((block) => isDrawn(block, isEdited));
  const has = (kind: string) => blocks.some((block) => block.component === kind && isSeen(block));
  const isVoice = (block: Block | undefined) => block?.component === 'Quote';
  const holds = [
    has('HeroSlider') && 'hero',
    has('PageList') && 'list',
    blocks.some((block, at) => isVoice(block) && isVoice(blocks[at + 1])) && 'voices',
  ].filter(Boolean);
  return {
    ...(opening && WORDS.has(opening.component) && { opens: 'words' as const }),
    ...(holds.length > 0 && { holds: holds.join(' ') }),
  };
}
