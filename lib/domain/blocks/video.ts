import { defineBlock } from './define-block';
import {
  captions,
  film,
  identifier,
  language,
  picture,
  text,
  toggle,
  video as videoAddress,
} from './field-kinds';
import { list, optional, type PropsOf } from './fields';
import { firstOf } from './first-of';
import { BLOCK_LOOK } from './look';

/** A film from the library, YouTube or Vimeo. */
export const video = defineBlock(
  'Video',
  {
    url: videoAddress(),
    title: text(),
    loop: toggle(false),
    poster: optional(picture()),
    captions: list({ key: optional(identifier()), file: captions(), language: language() }),
    sizes: list({ key: optional(identifier()), file: film() }),
  },
  {
    role: 'works',
    look: { width: BLOCK_LOOK.width, crop: ['whole', 'screen'], align: BLOCK_LOOK.align },
    title: ({ title, url }) => firstOf(title, url),
    isEmpty: ({ url }) => url === '',
    films: ({ url, title, poster = '' }) => [{ src: url, title, poster }],
    showsAttributes: true,
  },
);

export type VideoProps = PropsOf<typeof video.fields>;
