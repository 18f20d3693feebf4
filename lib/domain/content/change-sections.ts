import { INPUT } from '../limits';
import type { SectionCommand } from './command';
import { idsOf } from './ids';
import { insertAfter, moveByOne, placeAfter } from './list-order';
import type { PageContent, Section } from './model';

const idOf = ({ id }: Section) => id;

/** The content with other sections; the same content for null or the same list. */
export function withSections(content: PageContent, sections: Section[] | null): PageContent {
  return sections === null || sections === content.sections ? content : { ...content, sections };
}

/** The content with one section changed; the same content when the change gives the same section back. */
export function withSection(
  content: PageContent,
  sectionId: string,
  change: (section: Section) => Section,
): PageContent {
  const section = content.sections.find(({ id }) => id === sectionId);
  if (section === undefined) return content;
  const changed = change(section);
  if (changed === section) return content;
  return withSections(
    content,
    content.sections.map((other) => (other === section ? changed : other)),
  );
}

function addSection(content: PageContent, section: Section, after: string | null | undefined): PageContent {
  const made = [section.id, ...section.blocks.map(({ id }) => id)];
  const taken = idsOf(content);
  const isRefused =
    content.sections.length >= INPUT.sectionsPerPage ||
    section.blocks.length > INPUT.blocksPerSection ||
    made.some((id) => id === '' || taken.has(id)) ||
    new Set(made).size < made.length;
  return isRefused ? content : withSections(content, insertAfter(content.sections, section, after, idOf));
}

function duplicateSection(
  content: PageContent,
  sectionId: string,
  ids: Readonly<Record<string, string>>,
): PageContent {
  const original = content.sections.find(({ id }) => id === sectionId);
  if (original === undefined) return content;
  const copyId = (id: string) => (Object.hasOwn(ids, id) ? (ids[id] ?? '') : '');
  const blocks = original.blocks.map((block) => ({ ...block, id: copyId(block.id) }));
  return addSection(content, { ...original, id: copyId(sectionId), blocks }, sectionId);
}

/** Carries out an edit of whole sections; a refused one gives the same content back. */
export function changeSections(content: PageContent, command: SectionCommand): PageContent {
  const { sections } = content;
  switch (command.type) {
    case 'add-section':
      return addSection(content, command.section, command.after);
    case 'remove-section': {
      const others = sections.filter(({ id }) => id !== command.sectionId);
      return others.length === sections.length ? content : withSections(content, others);
    }
    case 'move-section':
      return withSections(content, moveByOne(sections, command.sectionId, command.direction, idOf));
    case 'place-section':
      return withSections(content, placeAfter(sections, command.sectionId, command.after, idOf));
    case 'duplicate-section':
      return duplicateSection(content, command.sectionId, command.ids);
    case 'rename-section':
      return withSection(content, command.sectionId, (section) =>
        section.name === command.name ? section : { ...section, name: command.name },
      );
  }
}
