import { coverWidth, type PictureWidths } from '@/components/parts/picture-widths';
import { kindOf } from '@/lib/domain/blocks';
import { wordsOf } from '@/lib/domain/content/block-words';
import type { Section } from '@/lib/domain/content/model';

/** What stands in a section on a phone, and in a wider window; heights in rem. */
const PHONE = { lettersInLine: 38, picture: 16, space: 10 };
const WIDE = { lettersInLine: 68, picture: 34, space: 13 };
const LINE = 1.75;

/** How high a section is, as far as that can be told before its words are set. */
function heightOf({ name, blocks }: Section, { lettersInLine, picture, space }: typeof PHONE): string {
  const texts = [name, ...blocks.flatMap(wordsOf)];
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / lettersInLine) + 1, 0);
  const pictures = blocks.flatMap(({ component, props }) => kindOf(component)?.pictures(props) ?? []);
  return `${Math.round(space + lines * LINE + pictures.length * picture)}rem`;
}

/**
 * How wide the picture behind a section is drawn: it covers the section, which on a phone is often higher than wide.
 * @param ratio of the picture, width by height
 */
export function groundWidths(section: Section, ratio: number | undefined): PictureWidths {
  const covering = (room: typeof PHONE) =>
    coverWidth({ width: '100vw', height: heightOf(section, room) }, ratio);
  return [{ when: '(min-width: 40rem)', width: covering(WIDE) }, { width: covering(PHONE) }];
}
