import type { PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/json';
import { textsForNext } from '@/lib/domain/media/library-texts';
import { keepInSight } from '../core/look-at-block';
import { pageContent } from '../core/page-content';
import { knownTexts } from '../media/known-media';

interface PictureTarget {
  blockId: string;
  /** The path of the picture. */
  path: PropPath;
  /** The object that contains the picture and its texts. */
  beside: unknown;
  address: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Puts a picture in a place, with the words that the library has for it where the page has none of its own: one step. */
export function takePicture({ blockId, path, beside, address }: PictureTarget): void {
  const name = path.at(-1) ?? '';
  const { alt, caption, src } = isRecord(beside) ? beside : {};
  const texts =
    name === 'src'
      ? textsForNext({ alt: textOf(alt), caption: textOf(caption) }, knownTexts(src), knownTexts(address))
      : {};
  const values = { [name]: address, ...texts };
  pageContent.getState().dispatch({ type: 'set-props', blockId, path: path.slice(0, -1), values });
  // A picture is larger than the place that waited for it.
  requestAnimationFrame(() => keepInSight(blockId));
}
