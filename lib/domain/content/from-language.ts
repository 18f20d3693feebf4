import { kindOf } from '../blocks';
import { keepWords, WORDS } from '../blocks/keep-words';
import { type JsonRecord, sameJson } from '../json';
import type { Block, PageContent, Section } from './model';
import { blocksById } from './outdated';

/** Whether a block has anything but words to take over from another language's. */
export function canTakeStructure(own: Block, source: Block): boolean {
  const fields = Object.values(kindOf(own.component)?.fields ?? {});
  return own.component === source.component && fields.some(({ control }) => !WORDS.has(control));
}

/**
 * Another language's block with this language's own words: its pictures, choices and items, and none of its texts.
 */
export function structureOfBlock(own: Block, source: Block): Block {
  const kind = kindOf(own.component);
  if (own.component !== source.component || kind === null) return own;
  const props = keepWords(kind.fields, source.props, own.props) as JsonRecord;
  // Unchanged content keeps its reference.
  if (sameJson(props, own.props) && sameJson(source.look, own.look)) return own;
  const { look: _, ...rest } = own;
  return { ...rest, props, ...(source.look && { look: source.look }) };
}

/**
 * The page with another language's structure and its own words. Blocks that only the other language has come with
 * their texts, to be translated; those that only this one has stay at the end of their section or page.
 */
export function structureOfPage(own: PageContent, source: PageContent): PageContent {
  const blocks = blocksById(own);
  const known = new Set(blocksById(source).keys());
  const sections = new Map(own.sections.map((section) => [section.id, section]));
  const ownOnly = (section: Section | undefined) => section?.blocks.filter(({ id }) => !known.has(id)) ?? [];
  const shared = source.sections.map((section): Section => {
    const mine = sections.get(section.id);
    const translated = section.blocks.map((block) => {
      const ownBlock = blocks.get(block.id);
      return ownBlock ? structureOfBlock(ownBlock, block) : block;
    });
    return {
      ...section,
      ...(mine && { name: mine.name, attributes: mine.attributes }),
      blocks: [...translated, ...ownOnly(mine)],
    };
  });
  const there = new Set(source.sections.map(({ id }) => id));
  const rest = own.sections.flatMap((section) => {
    const left = ownOnly(section);
    const isWanted = left.length > 0 || section.blocks.length === 0;
    return there.has(section.id) || !isWanted ? [] : [{ ...section, blocks: left }];
  });
  return { ...own, ...(source.look && { look: source.look }), sections: [...shared, ...rest] };
}
