import { defineBlock } from './define-block';
import { html, picture, text } from './field-kinds';
import type { PropsOf } from './fields';

/** One picture with its caption (specification §3 "Block kinds"). */
export const mediaObject = defineBlock('MediaObject', {
  src: picture(),
  alt: text('Image'),
  caption: html('inline'),
});

export type MediaObjectProps = PropsOf<typeof mediaObject.fields>;
