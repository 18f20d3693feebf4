import { isBlockKind, parseProps } from '../blocks';
import { plainText } from '../text/plain-text';
import type { Block } from './model';

/** As many characters as tell a block from its neighbours. */
const TITLE_CHARACTERS = 60;

/** Markup of this length has enough words in it; a long text is not read to its end for its beginning. */
const MARKUP_CHARACTERS = 600;

function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? '';
}

function fileOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Without a tag at the end that was cut in two. */
function withoutCutTag(html: string): string {
  const open = html.indexOf('<', html.lastIndexOf('>') + 1);
  return open === -1 ? html : html.slice(0, open);
}

function wordsOf({ component, props }: Block): string {
  if (!isBlockKind(component)) return '';
  switch (component) {
    case 'RichText':
      return withoutCutTag(parseProps(component, props).content.slice(0, MARKUP_CHARACTERS));
    case 'Quote':
      return parseProps(component, props).content;
    case 'MediaObject': {
      const { caption, alt, src } = parseProps(component, props);
      return firstOf(caption, fileOf(src), alt);
    }
    case 'Video': {
      const { title, url } = parseProps(component, props);
      return firstOf(title, url);
    }
    case 'HeroSlider':
      return firstOf(...parseProps(component, props).slides.map(({ title }) => title));
    case 'MediaGallery':
      return firstOf(...parseProps(component, props).items.map(({ caption, alt }) => firstOf(caption, alt)));
    case 'PageList':
      return parseProps(component, props).parentPage;
  }
}

/** The first words of a block, by which an editor knows it among others; '' where it has none. */
export function blockTitle(block: Block): string {
  const words = plainText(wordsOf(block));
  const letters = [...words];
  return letters.length > TITLE_CHARACTERS
    ? `${letters.slice(0, TITLE_CHARACTERS).join('').trimEnd()}…`
    : words;
}
