import { BLOCKS, isBlockKind } from '@/lib/domain/blocks/index';
import { versionOf } from '@/lib/domain/blocks/migrate';
import type {
  Attribute,
  AttributeValue,
  Block,
  BlockAttribute,
  PageContent,
  Section,
} from '@/lib/domain/content/model';
import { bindSpaces } from './typography';

type Values = Record<string, AttributeValue>;

/** A block's own attribute definition and its value here. */
export interface BlockOptions {
  /** Values by attribute id: those of the section's attributes and of the block's own. */
  attributes?: Values;
  /** Definitions whose ids begin with `block-`. */
  blockAttributes?: BlockAttribute[];
  /** Definitions whose ids begin with `item-`; galleries only. */
  itemAttributes?: BlockAttribute[];
}

export interface GalleryItemInput {
  key: string;
  src: string;
  alt: string;
  caption: string;
  attributes?: Values;
}

export interface GalleryInput {
  items: GalleryItemInput[];
  layout?: 'grid' | 'masonry' | 'carousel';
  columns?: number;
  gap?: number;
  autoplay?: boolean;
  autoplayDelay?: number;
  lightbox?: boolean;
  linker?: boolean;
  showThumbnails?: boolean;
  thumbnailColumns?: number;
  showNavigation?: boolean;
}

export interface FilmInput {
  url: string;
  title: string;
  poster?: string;
  loop?: boolean;
  captions?: { key: string; file: string; language: string }[];
  sizes?: { key: string; file: string }[];
}

export interface SlideInput {
  key: string;
  image: string;
  title: string;
  description: string;
  color?: string;
  buttons?: { id: string; text: string; link: string }[];
}

export interface TemplateItemInput {
  type: 'title' | 'separator' | 'attribute';
  config?: { tag?: string; class?: string; text?: string; attribute?: string };
}

/** Numbers of a page's blocks, from 1: called in the same order for every language, it gives the same ids. */
export function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** `block-` or `section-` plus a fixed timestamp, the same on every machine. */
function fixedId(prefix: 'section' | 'block', number: number): string {
  return `${prefix}-${1_700_000_000_000 + number}`;
}

function block(component: string, id: number, props: Record<string, unknown>, options: BlockOptions): Block {
  const blockAttributes = options.blockAttributes ?? [];
  const defaults = Object.fromEntries(
    blockAttributes.map((attribute) => [attribute.id, attribute.defaultValue ?? null]),
  );
  return {
    id: fixedId('block', id),
    component,
    ...(isBlockKind(component) && versionOf(BLOCKS[component])),
    props,
    attributes: { ...defaults, ...options.attributes },
    blockAttributes,
    itemAttributes: options.itemAttributes ?? [],
  };
}

/** The document of a page. */
export function page(...sections: Section[]): PageContent {
  return { sections };
}

/** A section of the given number with its own attribute definitions. */
export function section(
  id: number,
  name: string,
  blocks: Block[],
  attributes: Omit<Attribute, 'inherited'>[] = [],
): Section {
  return {
    id: fixedId('section', id),
    name: bindSpaces(name),
    attributes: attributes.map((attribute) => ({ ...attribute, inherited: false })),
    blocks,
  };
}

/** Text with headings, lists and links. */
export function richText(id: number, html: string, options: BlockOptions = {}): Block {
  return block('RichText', id, { content: bindSpaces(html) }, options);
}

/** A picture or a video with its caption. */
export function mediaObject(
  id: number,
  media: { src: string; alt: string; caption: string },
  options: BlockOptions = {},
): Block {
  const { src, alt, caption } = media;
  return block('MediaObject', id, { src, alt: bindSpaces(alt), caption: bindSpaces(caption) }, options);
}

/** Plain quoted words and whose they are. */
export function quote(
  id: number,
  words: { content: string; source: string },
  options: BlockOptions = {},
): Block {
  const { content, source } = words;
  return block('Quote', id, { content: bindSpaces(content), source: bindSpaces(source) }, options);
}

/** A film. */
export function video(id: number, film: FilmInput, options: BlockOptions = {}): Block {
  return block('Video', id, { ...film, title: bindSpaces(film.title) }, options);
}

/** Full-width slides. */
export function heroSlider(id: number, slides: SlideInput[], options: BlockOptions = {}): Block {
  const stored = slides.map(({ color, buttons, ...slide }) => ({
    ...slide,
    title: bindSpaces(slide.title),
    description: bindSpaces(slide.description),
    options: { color: color ?? 'white' },
    buttons: buttons ?? [],
  }));
  return block('HeroSlider', id, { slides: stored }, options);
}

const GALLERY_DEFAULTS = {
  layout: 'grid',
  columns: 3,
  gap: 16,
  autoplay: false,
  autoplayDelay: 3000,
  lightbox: false,
  linker: false,
  showThumbnails: true,
  thumbnailColumns: 3,
  showNavigation: true,
};

/** Pictures as a grid, masonry or carousel. */
export function mediaGallery(id: number, gallery: GalleryInput, options: BlockOptions = {}): Block {
  const items = gallery.items.map((item) => ({
    ...item,
    alt: bindSpaces(item.alt),
    caption: bindSpaces(item.caption),
    attributes: item.attributes ?? {},
  }));
  return block('MediaGallery', id, { ...GALLERY_DEFAULTS, ...gallery, items }, options);
}

/** The pages below another one, each drawn after the template. */
export function pageList(
  id: number,
  parentPage: string,
  template: TemplateItemInput[],
  options: BlockOptions = {},
): Block {
  const items = template.map((item, index) => ({
    id: `template-${index + 1}`,
    type: item.type,
    config: item.config ?? {},
  }));
  return block('PageList', id, { parentPage, template: { items } }, options);
}
