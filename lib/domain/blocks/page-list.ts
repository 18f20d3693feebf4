import { defineBlock } from './define-block';
import { choice, identifier, pagePath, slug, text, textClasses, toggle } from './field-kinds';
import { group, list, optional, type PropsOf } from './fields';

/** The pages below a page, each drawn by a small template (specification §3 "Block kinds"). */
export const pageList = defineBlock('PageList', {
  parentPage: pagePath(),
  template: group({
    showPictures: optional(toggle(true)),
    items: list({
      key: optional(identifier()),
      id: identifier(),
      type: choice(['title', 'separator', 'attribute'], 'title'),
      config: group({
        // Content chooses an element's name here, so the names are few and harmless (security X-8).
        tag: optional(
          choice(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div', 'strong', 'em', 'small', 'time'], 'span'),
        ),
        class: optional(textClasses()),
        text: optional(text()),
        attribute: optional(slug()),
      }),
    }),
  }),
});

export type PageListProps = PropsOf<typeof pageList.fields>;
