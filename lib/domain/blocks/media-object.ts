import { UNDESCRIBED } from '../media/library-texts';
import { defineBlock } from './define-block';
import { html, picture, text } from './field-kinds';
import type { PropsOf } from './fields';
import { firstOf } from './first-of';
import { BLOCK_LOOK } from './look';

/** One picture with its caption. */
export const mediaObject = defineBlock(
  'MediaObject',
  { src: picture(), alt: text(UNDESCRIBED), caption: html('inline') },
  {
    role: 'works',
    look: { width: BLOCK_LOOK.width, crop: BLOCK_LOOK.crop, align: BLOCK_LOOK.align },
    title: ({ caption, src, alt }) => firstOf(caption, src.split('/').at(-1) ?? '', alt),
    isEmpty: ({ src }) => src === '',
    pictures: ({ src, alt, caption }) => [{ src, alt, caption, opensLarge: true }],
    fromPictures: { count: 'one', props: ([first]) => ({ alt: '', ...first }) },
    showsAttributes: true,
  },
);

export type MediaObjectProps = PropsOf<typeof mediaObject.fields>;
