import { mediaObject } from '../blocks/media-object';
import type { PageContent, Section } from '../content/model';
import type { PageKind } from '../site/page-kinds';
import { sectionFromTemplate, type TemplateName } from './section-from-template';

/** The ready sections that a new page of each kind can begin with. */
const SECTIONS: Readonly<Record<PageKind, readonly TemplateName[]>> = {
  plain: ['statement'],
  work: ['work', 'beside'],
  series: ['statement', 'works'],
  exhibition: ['statement', 'visit', 'wall'],
  event: ['statement', 'visit'],
  text: ['beside'],
  press: ['press'],
};

/**
 * What a new page of a kind begins with: ready sections, whose words the owner types over.
 * @param word as `sectionFromTemplate` takes it
 * @param picture the address of one that takes the first place for a picture
 */
export function readySections(kind: PageKind, word: (key: string) => string, picture?: string): PageContent {
  const sections = SECTIONS[kind].map((name) => withIdsOf(name, sectionFromTemplate(name, word)));
  const first = sections
    .flatMap(({ blocks }) => blocks)
    .find(({ component }) => component === mediaObject.component);
  if (first && picture !== undefined) first.props = { ...first.props, src: picture };
  return { sections };
}

/** The ids of a template hold within its section only: here they are led by its name. */
function withIdsOf(name: TemplateName, section: Section): Section {
  return {
    ...section,
    id: `${name}-${section.id}`,
    blocks: section.blocks.map((block) => ({ ...block, id: `${name}-${block.id}` })),
  };
}
