import { isSafeLink, parseVideo } from '../addresses/links';
import { type BlockKind, createBlock } from '../blocks';
import { mediaGallery } from '../blocks/media-gallery';
import { mediaObject } from '../blocks/media-object';
import { quote } from '../blocks/quote';
import { richText } from '../blocks/rich-text';
import { video } from '../blocks/video';
import type { Block, PageContent, Section } from '../content/model';
import { createSection } from '../content/new-section';
import { sectionAttribute, type WantedAttribute } from '../content/section-attribute';
import type { JsonRecord } from '../json';
import { INPUT } from '../limits';
import { xmlText } from '../site/xml';
import { escapeText } from '../text/escape-text';
import type { ForeignPage, ForeignPart, ForeignPicture } from './model';
import { metaOf } from './page-meta';
import { fileNameOf } from './picture-names';

/** What a page of another site becomes here. */
export interface ImportedContent {
  content: PageContent;
  /** Names of the pictures and films that it shows and that nobody has. */
  missing: string[];
}

/** What is known where the page is made. */
export interface ImportSurroundings {
  /** The address of a picture in the library; null for one that is not there. */
  pictureAt(src: string): string | null;
  /** What the site says of a picture that its page does not describe. */
  altOf(src: string): string;
  /** What a detail of that name is here. */
  detailOf(name: string): WantedAttribute;
}

/** Between the parts of one text, where it has to be parted because it is too long. */
const PARAGRAPH_END = /<\/(?:p|ul|ol|blockquote|h[2-6]|pre)>/g;

/** The content of a new page out of the parts of one of another site. */
export function contentOfParts(
  page: ForeignPage,
  parts: readonly ForeignPart[],
  surroundings: ImportSurroundings,
): ImportedContent {
  const missing = new Set<string>();
  const pictureOf = ({ src, alt, caption }: ForeignPicture) => {
    const address = surroundings.pictureAt(src);
    if (address === null) missing.add(fileNameOf(src) || src);
    return { src: address ?? '', alt: alt || surroundings.altOf(src), caption: escapeText(caption) };
  };
  const pictures = (all: readonly ForeignPicture[]): Wanted[] => {
    const found = all.map(pictureOf).filter(({ src, caption }) => src !== '' || caption !== '');
    const shown = found.filter(({ src }) => src !== '');
    // The words below a picture are the artist's, and stay without it.
    const words = found.filter(({ src }) => src === '').map(({ caption }) => asText(`<p>${caption}</p>`));
    return [...(shown.length === 1 ? shown.map(asPicture) : inLists(shown).map(asGallery)), ...words];
  };
  const blocks: { [Kind in ForeignPart['kind']]: (part: Extract<ForeignPart, { kind: Kind }>) => Wanted[] } =
    {
      text: ({ html }) => inTexts(html).map(asText),
      picture: ({ picture }) => pictures([picture]),
      gallery: (part) => pictures(part.pictures),
      film: ({ address }) => [filmAt(address, missing)],
      quote: ({ words, source }) => [{ kind: quote.component, props: { content: words, source } }],
    };
  // A title that is too long for a title is a heading, whole.
  const heading = metaOf(page).isWhole ? [] : [asText(`<h2>${escapeText(page.title.trim())}</h2>`)];
  const wanted = withCover(page, parts).flatMap((part) => {
    const blocksOf = blocks[part.kind] as (each: ForeignPart) => Wanted[];
    return blocksOf(part);
  });
  const place = page.details.length === 0 || wanted.some(isShown) ? [] : [asPicture(NO_PICTURE)];
  return { content: pageOf(page, [...heading, ...place, ...wanted], surroundings), missing: [...missing] };
}

/** A film of a player that the site knows, or a link to the file on the old site, which is named as missing. */
function filmAt(address: string, missing: Set<string>): Wanted {
  if (parseVideo(address) !== null) return { kind: video.component, props: { url: address } };
  const name = fileNameOf(address) || address;
  missing.add(name);
  const words = escapeText(name);
  return asText(
    isSafeLink(address) ? `<p><a href="${xmlText(address)}">${words}</a></p>` : `<p>${words}</p>`,
  );
}

/** The pictures that the content of a page will show, as they stand in the file of the other site. */
export function picturesOf(page: ForeignPage, parts: readonly ForeignPart[]): string[] {
  const shown = withCover(page, parts).flatMap((part) => {
    if (part.kind === 'picture') return [part.picture.src];
    return part.kind === 'gallery' ? part.pictures.map(({ src }) => src) : [];
  });
  return [...new Set(shown)];
}

interface Wanted {
  kind: BlockKind;
  props: JsonRecord;
}

interface Shown {
  src: string;
  alt: string;
  /** HTML. */
  caption: string;
}

const asText = (html: string): Wanted => ({ kind: richText.component, props: { content: html } });
const asPicture = ({ src, alt, caption }: Shown): Wanted => ({
  kind: mediaObject.component,
  props: { src, alt, caption },
});
/** The place of a picture that is still to come: visitors see nothing of it, and its label waits there. */
const NO_PICTURE: Shown = { src: '', alt: '', caption: '' };
const PICTURES: readonly string[] = [mediaObject.component, mediaGallery.component];
const isShown = ({ kind }: Wanted) => PICTURES.includes(kind);
const asGallery = (all: readonly Shown[]): Wanted => ({
  kind: mediaGallery.component,
  props: { lightbox: true, ...mediaGallery.fromPictures?.props(all) },
});

/** The main picture of a page stands first, unless the page shows it anyway. */
function withCover({ cover, kind }: ForeignPage, parts: readonly ForeignPart[]): ForeignPart[] {
  if (cover === null) return [...parts];
  const shown = parts.flatMap((part) =>
    part.kind === 'picture' ? [part.picture] : part.kind === 'gallery' ? part.pictures : [],
  );
  const name = fileNameOf(cover);
  const isShown = kind !== 'work' && shown.some(({ src }) => fileNameOf(src) === name);
  return isShown
    ? [...parts]
    : [{ kind: 'picture', picture: { src: cover, alt: '', caption: '' } }, ...parts];
}

/** Galleries hold no more than a list may. */
function inLists<T>(all: readonly T[]): T[][] {
  const lists: T[][] = [];
  for (let from = 0; from < all.length; from += INPUT.itemsPerList)
    lists.push(all.slice(from, from + INPUT.itemsPerList));
  return lists;
}

/** A long text becomes several, parted between paragraphs. */
function inTexts(html: string): string[] {
  if (html.length <= INPUT.markupCharacters) return [html];
  const texts: string[] = [];
  let begin = 0;
  let end = 0;
  for (const { index, 0: tag } of html.matchAll(PARAGRAPH_END)) {
    const next = index + tag.length;
    if (next - begin > INPUT.markupCharacters && end > begin) {
      texts.push(html.slice(begin, end));
      begin = end;
    }
    end = next;
  }
  texts.push(html.slice(begin));
  return texts;
}

/** The first section has the page's title, which the page shows already; there are several only where one would be too long. */
function pageOf(page: ForeignPage, wanted: readonly Wanted[], surroundings: ImportSurroundings): PageContent {
  const blocks = wanted.map(({ kind, props }, at): Block => {
    const block = createBlock(kind, `block-${at + 1}`);
    return { ...block, props: { ...block.props, ...props } };
  });
  const sections: Section[] = [];
  for (let from = 0; from < blocks.length; from += INPUT.blocksPerSection)
    sections.push({
      ...createSection(`section-${sections.length + 1}`, page.title.slice(0, INPUT.nameCharacters)),
      look: { name: 'hidden' },
      blocks: blocks.slice(from, from + INPUT.blocksPerSection),
    });
  const [first] = sections;
  if (first) withDetails(first, page, surroundings);
  return { look: {}, sections };
}

/** The details of a work stand on the label of its first picture, which has a place even where nobody has the file. */
function withDetails(section: Section, { details }: ForeignPage, { detailOf }: ImportSurroundings): void {
  const block = section.blocks.find(({ component }) => PICTURES.includes(component)) ?? section.blocks[0];
  if (!block) return;
  for (const { name, value } of details) {
    const known = { sections: [] };
    const attribute = sectionAttribute(known, section.attributes, detailOf(name), section.attributes.length);
    section.attributes.push(attribute);
    const year = attribute.type === 'number' ? Number(value) : Number.NaN;
    block.attributes[attribute.id] = Number.isSafeInteger(year) ? year : value;
  }
}
