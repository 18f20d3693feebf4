import { isBlockKind } from '@/lib/domain/blocks';
import type { Block, Section } from '@/lib/domain/content/model';

/** What the style sheets ask of a section, as `data-opens` and `data-holds`. */
export interface SectionShape {
  /** Its first block is words: its name stands beside them. */
  opens?: 'words';
  /** Of `hero`, `list` (of pages) and `voices` (quotes, one after another). */
  holds?: string;
}

const WORDS: ReadonlySet<string> = new Set(['RichText', 'Quote']);

/** Whether visitors see anything of a block. */
const isDrawn = ({ component, props }: Block): boolean =>
  isBlockKind(component) && !(component === 'RichText' && String(props.content ?? '').trim() === '');

/**
 * What a section is made of. Style sheets could find it out by `:has()`, but then a browser looks through a whole long page
 * again whenever something of it has changed.
 */
export function shapeOf({ blocks }: Section): SectionShape {
  const opening = blocks.find(isDrawn);
  const has = (kind: string) => blocks.some(({ component }) => component === kind);
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
