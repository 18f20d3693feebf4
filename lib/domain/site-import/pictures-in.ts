import { parseVideo } from '../addresses/links';
import type { HtmlElement, HtmlNode } from './html-tree';
import { UNREAD, wordsIn } from './html-words';
import type { ForeignPicture } from './model';
import { pictureAddress } from './picture-address';
import { isPictureName, pictureNames } from './picture-names';

/** What a figure or a gallery holds. */
interface Found {
  pictures: ForeignPicture[];
  /** Addresses of films. */
  films: string[];
  /** Everything else that can be read, in its order. */
  rest: HtmlNode[];
}

const FILMS = new Set(['iframe', 'video', 'embed']);
const CAPTIONS = ['wp-caption-text', 'gallery-caption', 'image-caption-wrapper', 'image-caption'];
const ITEMS = ['gallery-item', 'wp-caption', 'image-block-outer-wrapper', 'slide', 'kg-gallery-image'];
const GALLERIES = [
  'wp-block-gallery',
  'gallery',
  'blocks-gallery-grid',
  'kg-gallery-card',
  'tiled-gallery',
  'wp-block-jetpack-tiled-gallery',
  'wp-block-jetpack-slideshow',
  'sqs-gallery',
  'sqs-gallery-container',
];

export const isGallery = (element: HtmlElement): boolean => hasClass(element, GALLERIES);

/** Whether an element is a picture with its caption, in one of the ways in which systems write that. */
export const isFigure = (element: HtmlElement): boolean =>
  element.name === 'figure' || hasClass(element, ITEMS);

const isCaption = (element: HtmlElement): boolean =>
  element.name === 'figcaption' || hasClass(element, CAPTIONS);

export function hasClass({ attributes }: HtmlElement, names: readonly string[]): boolean {
  const given = attributes.get('class')?.split(/\s+/) ?? [];
  return names.some((name) => given.includes(name));
}

/** What an `<img>` shows; null where it says nothing of where the picture is, or where it only counts visitors. */
export function pictureOf({ attributes }: HtmlElement, link: string): ForeignPicture | null {
  const shown = pictureAddress(attributes);
  if (shown === null || (attributes.get('width') === '1' && attributes.get('height') === '1')) return null;
  const alt = (attributes.get('alt') ?? '').replace(/\s+/g, ' ').trim();
  return { src: isLarger(link, shown) ? link : shown, alt, caption: '' };
}

/** Whether a link leads to the same picture in its own size. */
function isLarger(link: string, shown: string): boolean {
  if (!/^(?:https?:)?\/\/|^\//i.test(link) || !isPictureName(link)) return false;
  const [own] = pictureNames(link);
  return own !== undefined && pictureNames(shown).slice(1).includes(own);
}

/** A small drawing within a line, which says in words what it is. */
export const isEmoji = (element: HtmlElement): boolean =>
  hasClass(element, ['emoji', 'wp-smiley']) || element.attributes.get('data-emoji') !== undefined;

/** The address of the film that an element plays; null where it plays none that can be taken. */
export function filmOf({ name, attributes, children }: HtmlElement): string | null {
  const given = ['src', 'data-src', 'data-lazy-src', 'data'].map((key) => attributes.get(key)?.trim() ?? '');
  const own = given.find((address) => address !== '' && !address.startsWith('about:')) ?? '';
  if (name !== 'video') return filmAt(own);
  const sources = children.filter((child) => typeof child !== 'string' && child.name === 'source');
  const addresses = [own, ...sources.map((source) => (source as HtmlElement).attributes.get('src') ?? '')];
  return addresses.find((address) => address !== '' && !/^(?:data|blob|javascript):/i.test(address)) ?? null;
}

/** An address of a film of YouTube or Vimeo; null for any other. */
export function filmAt(value: string): string | null {
  const address = value.startsWith('//') ? `https:${value}` : value;
  const film = parseVideo(address);
  return film === null || film.host === 'media' ? null : address;
}

/**
 * Whether a `noscript` only repeats the picture beside it, which a program of the page shows later.
 * @param at its place among its siblings
 */
export function isRepeated(siblings: readonly HtmlNode[], at: number): boolean {
  return [-1, 1].some((step) => {
    let beside = siblings[at + step];
    if (typeof beside === 'string' && beside.trim() === '') beside = siblings[at + 2 * step];
    if (typeof beside !== 'object' || beside.name === 'noscript') return false;
    return beside.name === 'img' ? pictureAddress(beside.attributes) !== null : beside.hasPicture;
  });
}

/** Collects the pictures and films of a figure or gallery; captions go to the picture that they stand with. */
export function foundIn(element: HtmlElement, link: string): Found {
  const found: Found = { pictures: [], films: [], rest: [] };
  // The caption of a gallery is none of a picture's.
  const own = isGallery(element) ? undefined : { first: 0 };
  collect(element, { found, link, item: own });
  return found;
}

interface Collecting {
  found: Found;
  /** Where the link leads that it all stands in; '' for none. */
  link: string;
  /** The figure that it stands in: its first picture. */
  item: { first: number } | undefined;
}

function collect(parent: HtmlElement, within: Collecting): void {
  parent.children.forEach((child, at) => {
    if (typeof child === 'string') {
      if (child.trim() !== '') within.found.rest.push(child);
    } else if (child.name !== 'noscript' || !isRepeated(parent.children, at)) collectElement(child, within);
  });
}

function collectElement(element: HtmlElement, within: Collecting): void {
  const { found } = within;
  const { name } = element;
  if (UNREAD.has(name)) return;
  if (name === 'img') collectPicture(element, within);
  else if (FILMS.has(name)) {
    const film = filmOf(element);
    if (film !== null) found.films.push(film);
    else found.rest.push(element);
  } else if (isCaption(element)) collectCaption(element, within);
  else if (element.hasMedia) collect(element, below(element, within));
  else found.rest.push(element);
}

function collectPicture(element: HtmlElement, { found, link }: Collecting): void {
  if (isEmoji(element)) {
    found.rest.push(element);
    return;
  }
  const picture = pictureOf(element, link);
  if (picture !== null) found.pictures.push(picture);
}

/** A caption belongs to the picture that is alone with it in a figure. */
function collectCaption(element: HtmlElement, { found, item }: Collecting): void {
  const isOfOne = item !== undefined && found.pictures.length - item.first === 1;
  const picture = isOfOne ? found.pictures.at(-1) : undefined;
  if (picture?.caption === '') picture.caption = wordsIn(element);
  else found.rest.push(element);
}

function below(element: HtmlElement, { found, link, item }: Collecting): Collecting {
  const isItem = isFigure(element) || element.name === 'li' || element.name === 'dl';
  return {
    found,
    link: element.name === 'a' ? (element.attributes.get('href') ?? '').trim() : link,
    item: isItem ? { first: found.pictures.length } : item,
  };
}
