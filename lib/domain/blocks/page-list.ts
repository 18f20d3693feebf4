import { defineBlock } from './define-block';
import { choice, identifier, pagePath, slug, text, textClasses, toggle } from './field-kinds';
import { group, list, onlyWhere, optional, type PropsOf } from './fields';
import { BLOCK_LOOK } from './look';
import { PAGE_LIST_LOOKS } from './page-list-looks';

/** The pages below a page, each drawn by a small template. */
export const pageList = defineBlock(
  'PageList',
  {
    parentPage: pagePath(),
    template: group(
      {
        showPictures: optional(toggle(true)),
        items: list({
          key: optional(identifier()),
          id: identifier(),
          type: choice(['title', 'separator', 'attribute'], 'title'),
          config: group({
            // Content chooses an element's name here, so the names are few and harmless (security X-8).
            tag: optional(
              choice(
                ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div', 'strong', 'em', 'small', 'time'],
                'span',
              ),
            ),
            class: optional(textClasses()),
            text: onlyWhere('type', ['separator'], optional(text())),
            attribute: onlyWhere('type', ['attribute'], optional(slug())),
          }),
        }),
      },
      PAGE_LIST_LOOKS,
    ),
  },
  {
    role: 'works',
    title: ({ parentPage }) => parentPage,
    isEmpty: ({ parentPage }) => parentPage === '',
    startOn: (pagePath) => ({ parentPage: pagePath, template: PAGE_LIST_LOOKS.valueOf('tiles') }),
    // All entries have the same ones, and the last decides what may follow.
    headings: ({ template }) =>
      template.items
        .map(({ type, config }) => config.tag ?? (type === 'title' ? 'h3' : 'span'))
        .filter((tag) => /^h\d$/.test(tag))
        .slice(-1)
        .map((tag) => ({ level: Number(tag.slice(1)), words: '' })),
    listsPagesBelow: ({ parentPage }) => parentPage,
    look: { tiles: BLOCK_LOOK.tiles },
  },
);

export type PageListProps = PropsOf<typeof pageList.fields>;
