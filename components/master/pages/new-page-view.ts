import type { PageToEdit } from '@/lib/contracts/page-view';
import { type BlockKind, createBlock } from '@/lib/domain/blocks';
import { mediaObject } from '@/lib/domain/blocks/media-object';
import { richText } from '@/lib/domain/blocks/rich-text';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import type { JsonRecord } from '@/lib/domain/json';
import { paragraphs } from '@/lib/domain/section-templates/markup';
import { NO_RELATED } from '@/lib/domain/site/related-pages';

/** What a page that does not exist yet is drawn with. */
export interface NewPageText {
  path: string;
  title: string;
}

const PARAGRAPHS = 3;

/** Words that stand for those to come: of the ready sections, in the language of the page. */
function sampleContent({ view, messages }: PageToEdit): PageContent {
  const words = messages.sectionTemplate ?? {};
  const word = (key: string) => String(words[key] ?? '');
  const block = (component: BlockKind, id: string, props: JsonRecord): Block => {
    const made = createBlock(component, id);
    return { ...made, props: { ...made.props, ...props } };
  };
  const text = (id: string, words: string) =>
    block(richText.component, id, { content: paragraphs(...Array<string>(PARAGRAPHS).fill(words)) });
  const cover = view.frame.navigation.find((page) => page.cover !== null)?.cover ?? null;
  return {
    // Nothing is chosen, so that each layout shows its own.
    look: {},
    sections: [
      {
        ...createSection('first', word('beside-title')),
        blocks: [
          ...(cover === null ? [] : [block(mediaObject.component, 'picture', { src: cover })]),
          text('words', word('beside-text')),
        ],
      },
      { ...createSection('second', word('timeline-title')), blocks: [text('more', word('timeline-text'))] },
    ],
  };
}

/** The view of a new page below another one, with words in the place of those that it has not got yet. */
export function newPageView(parent: PageToEdit, { path, title }: NewPageText): PageToEdit {
  const { view } = parent;
  const { document } = view;
  const above = document.translation.path;
  const self = { path, title, description: '', cover: null, attributes: {}, attributeNames: {} };
  const others = view.listed[above] ?? [];
  const parentLine = { ...self, path: above, title: document.meta.title };
  return {
    ...parent,
    view: {
      ...view,
      trail: [...view.trail, parentLine],
      siblings: [...others, self],
      untranslated: [],
      related: NO_RELATED,
      document: {
        ...document,
        meta: { ...document.meta, title },
        translation: { ...document.translation, path, content: sampleContent(parent) },
      },
    },
  };
}
