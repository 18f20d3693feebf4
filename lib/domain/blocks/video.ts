import { defineBlock } from './define-block';
import { picture, text, video as videoAddress } from './field-kinds';
import { optional, type PropsOf } from './fields';
import { firstOf } from './first-of';

/** A film from the library, YouTube or Vimeo. */
export const video = defineBlock(
  'Video',
  { url: videoAddress(), title: text(), poster: optional(picture()) },
  {
    role: 'works',
    title: ({ title, url }) => firstOf(title, url),
    isEmpty: ({ url }) => url === '',
    showsAttributes: true,
  },
);

export type VideoProps = PropsOf<typeof video.fields>;
