import { sameJson } from '../json';
import { wordsOf } from './block-words';
import type { Block, PageContent } from './model';
import { blocksById } from './outdated';

/** Stands for the title in lists of untranslated ids. */
export const TITLE = 'title';

/** A text of a page, as far as it can be translated. */
export interface Translatable {
  title: string;
  content: PageContent;
}

/** How far a text has been translated. */
export interface TranslationStanding {
  /** Ids of blocks and sections that equal the source, and `title`. */
  untranslated: string[];
  /** Blocks that have words. */
  wordBlocks: number;
  translatedBlocks: number;
}

const LETTER = /\p{L}/u;

const saysTheSame = (block: Block, other: Block | undefined): boolean =>
  other !== undefined && sameJson(wordsOf(block), wordsOf(other));

/**
 * How far a text has been translated (decision 30). A block is not as long as it says what the default language's does, or
 * did when it was copied, unless somebody has said that it needs no other words. What has no letters needs none.
 * @param source the default language's text; null where the page has none, and for that text itself
 * @param before the text until now, where there is one
 */
export function standingOf(
  { title, content }: Translatable,
  source: Translatable | null,
  before: (Translatable & { untranslated: readonly string[] }) | null,
): TranslationStanding {
  const blocks = [...blocksById(content).values()].filter((block) => wordsOf(block).length > 0);
  const sections = new Map(source?.content.sections.map(({ id, name }) => [id, name]));
  const [sources, was] = [source, before].map((text) => text && blocksById(text.content));
  const left = new Set(before?.untranslated);
  const isLeft = (block: Block) =>
    block.checkedAgainst === undefined &&
    (saysTheSame(block, sources?.get(block.id)) ||
      (left.has(block.id) && saysTheSame(block, was?.get(block.id))));
  const leftBlocks = source === null ? [] : blocks.filter(isLeft).map(({ id }) => id);
  const leftSections = content.sections.filter(
    ({ id, name }) => LETTER.test(name) && sections.get(id) === name,
  );
  const isTitleLeft = source !== null && LETTER.test(title) && source.title === title;
  return {
    untranslated: [...(isTitleLeft ? [TITLE] : []), ...leftSections.map(({ id }) => id), ...leftBlocks],
    wordBlocks: blocks.length,
    translatedBlocks: blocks.length - leftBlocks.length,
  };
}

/** The blocks of the source that have words and stand in no place of a translation. */
export function missingBlocks(content: PageContent, source: PageContent): Block[] {
  const here = blocksById(content);
  return [...blocksById(source).values()].filter((block) => !here.has(block.id) && wordsOf(block).length > 0);
}
