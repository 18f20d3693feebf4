import { plainText } from '../text/plain-text';
import { defineBlock } from './define-block';
import { html } from './field-kinds';
import type { PropsOf } from './fields';
import { BLOCK_LOOK } from './look';
import { headingsOf } from './markup-headings';

/** Markup of this length has enough words in it; a long text is not read to its end for its beginning. */
const TITLE_MARKUP = 600;

/** Without a tag that was cut off at the end. */
function withoutCutTag(markup: string): string {
  const open = markup.indexOf('<', markup.lastIndexOf('>') + 1);
  return open === -1 ? markup : markup.slice(0, open);
}

/** Running text. */
export const richText = defineBlock(
  'RichText',
  { content: html('rich') },
  {
    role: 'words',
    look: { voice: BLOCK_LOOK.voice, width: ['narrow', 'normal', 'wide'], align: BLOCK_LOOK.align },
    title: ({ content }) => withoutCutTag(content.slice(0, TITLE_MARKUP)),
    isEmpty: ({ content }) => !/<(?:img|hr)\b/i.test(content) && plainText(content) === '',
    headings: ({ content }) => headingsOf(content),
    opensWithHeading: ({ content }) => /^\s*<h2[ >]/.test(content),
  },
);

export type RichTextProps = PropsOf<typeof richText.fields>;
