import { sameJson } from '../json';
import type { Block, PageContent, Section } from './model';

/**
 * The same content as `next`, with the unchanged sections and blocks of `before`, so that they need not be
 * rendered again.
 */
export function keepUnchanged(next: PageContent, before: PageContent): PageContent {
  const sections = new Map(before.sections.map((section) => [section.id, section]));
  const blocks = new Map(
    before.sections.flatMap((section) => section.blocks.map((block) => [block.id, block])),
  );
  const kept = next.sections.map((section) => keptSection(section, sections.get(section.id), blocks));
  const isSame =
    kept.length === before.sections.length && kept.every((section, at) => section === before.sections[at]);
  const content = { ...next, sections: kept };
  return isSame && sameJson({ ...next, sections: [] }, { ...before, sections: [] }) ? before : content;
}

function keptSection(next: Section, before: Section | undefined, known: ReadonlyMap<string, Block>): Section {
  const blocks = next.blocks.map((block) => {
    const same = known.get(block.id);
    return same && sameJson(same, block) ? same : block;
  });
  const section = { ...next, blocks };
  if (!before) return section;
  const holdsSame =
    blocks.length === before.blocks.length && blocks.every((block, at) => block === before.blocks[at]);
  return holdsSame && sameJson({ ...next, blocks: [] }, { ...before, blocks: [] }) ? before : section;
}
