import type { BlockKind } from '../blocks';
import type { BlockLook } from '../blocks/look';
import { mediaGallery } from '../blocks/media-gallery';
import { mediaObject } from '../blocks/media-object';
import { quote } from '../blocks/quote';
import { richText } from '../blocks/rich-text';
import { video } from '../blocks/video';
import type { JsonRecord } from '../json';
import type { SectionLook } from '../page-look/settings';
import { escapeText } from '../text/escape-text';
import { listMarkup, paragraphs, stepsMarkup } from './markup';

/** A block of a template: what its properties differ in from a new block's, and how it looks. */
interface TemplateBlock {
  kind: BlockKind;
  look: Partial<BlockLook>;
  props?: JsonRecord;
}

/** Words that the owner types over, by their key among the template's messages. */
type Words = (key: string) => string;

interface TemplateParts {
  /** Says its ground, name and arrangement itself, so that it looks the same with every layout. */
  look: Pick<SectionLook, 'ground' | 'name' | 'arrangement'> & Partial<SectionLook>;
  blocks(words: Words): TemplateBlock[];
}

const text = (content: string, look: Partial<BlockLook> = { voice: 'text' }): TemplateBlock => ({
  kind: richText.component,
  look,
  props: { content },
});

const picture = (look: Partial<BlockLook>, caption = ''): TemplateBlock => ({
  kind: mediaObject.component,
  look,
  props: { alt: '', caption: escapeText(caption) },
});

const quotation = (words: Words, look: Partial<BlockLook>): TemplateBlock => ({
  kind: quote.component,
  look,
  props: { content: words('quote'), source: words('source') },
});

/** The ready sections, in the order in which they are offered. */
export const TEMPLATES = {
  statement: {
    look: { ground: 'page', name: 'hidden', arrangement: 'wide', above: 'large', below: 'large' },
    blocks: (words) => [text(paragraphs(words('text')), { voice: 'statement', width: 'wide' })],
  },
  work: {
    look: { ground: 'dark', name: 'hidden', arrangement: 'two' },
    blocks: (words) => [
      picture({ crop: 'whole' }),
      text(paragraphs(words('text'), words('details')), { voice: 'small' }),
    ],
  },
  works: {
    look: { ground: 'dark', name: 'above', arrangement: 'two' },
    blocks: (words) => [
      text(paragraphs(words('text'))),
      ...Array.from({ length: 3 }, () => picture({ crop: 'whole' }, words('caption'))),
    ],
  },
  film: {
    look: { ground: 'dark', name: 'above', arrangement: 'wide' },
    blocks: (words) => [
      { kind: video.component, look: { width: 'wide', crop: 'whole' } },
      text(paragraphs(words('text')), { voice: 'small' }),
    ],
  },
  quote: {
    look: { ground: 'page', name: 'hidden', arrangement: 'wide', above: 'large', below: 'large' },
    blocks: (words) => [quotation(words, { voice: 'statement' })],
  },
  timeline: {
    look: { ground: 'page', name: 'beside', arrangement: 'one' },
    blocks: (words) => [text(stepsMarkup(3, words('step'), words('text')))],
  },
  press: {
    look: { ground: 'paper', name: 'above', arrangement: 'two' },
    blocks: (words) => [
      quotation(words, { voice: 'text' }),
      text(listMarkup(3, words('text')), { voice: 'small' }),
    ],
  },
  cv: {
    look: { ground: 'page', name: 'beside', arrangement: 'one' },
    blocks: (words) => [text(listMarkup(4, words('text')))],
  },
  contact: {
    look: { ground: 'accent', name: 'beside', arrangement: 'one' },
    blocks: (words) => [text(paragraphs(words('text'), words('address')))],
  },
  visit: {
    look: { ground: 'paper', name: 'above', arrangement: 'two' },
    blocks: (words) => [
      text(paragraphs(words('text'), words('address'))),
      text(paragraphs(words('hours'), words('admission'))),
    ],
  },
  beside: {
    look: { ground: 'page', name: 'hidden', arrangement: 'two' },
    blocks: (words) => [text(paragraphs(words('text'))), picture({ crop: 'portrait' })],
  },
  wall: {
    look: { ground: 'dark', name: 'hidden', arrangement: 'edge' },
    blocks: () => [
      {
        kind: mediaGallery.component,
        look: { width: 'edge' },
        props: { layout: 'masonry', gap: 8, lightbox: true },
      },
    ],
  },
} as const satisfies Record<string, TemplateParts>;
