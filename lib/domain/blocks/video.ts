import { defineBlock } from './define-block';
import { picture, text, video as videoAddress } from './field-kinds';
import { optional, type PropsOf } from './fields';

/** A film from the library, YouTube or Vimeo (specification §3 "Block kinds"). */
export const video = defineBlock('Video', {
  url: videoAddress(),
  title: text(),
  poster: optional(picture()),
});

export type VideoProps = PropsOf<typeof video.fields>;
