import { defineBlock } from './define-block';
import { text, textarea } from './field-kinds';
import type { PropsOf } from './fields';
import { BLOCK_LOOK } from './look';

/** A quotation and its source. Both are plain text. */
export const quote = defineBlock(
  'Quote',
  { content: textarea(), source: text() },
  {
    role: 'words',
    look: { voice: BLOCK_LOOK.voice, align: BLOCK_LOOK.align },
    title: ({ content }) => content,
    isEmpty: ({ content }) => content.trim() === '',
    gathersAs: 'quotes',
    countsAs: 'quote',
    showsAttributes: true,
  },
);

export type QuoteProps = PropsOf<typeof quote.fields>;
