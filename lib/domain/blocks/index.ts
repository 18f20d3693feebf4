import type { Block } from '../content/model';
import { type FieldMap, type PropsOf, readFields } from './fields';
import { heroSlider } from './hero-slider';
import { mediaGallery } from './media-gallery';
import { mediaObject } from './media-object';
import { pageList } from './page-list';
import { quote } from './quote';
import { richText } from './rich-text';
import { keyListItems } from './stored-props';
import { video } from './video';

/** The catalogue of block kinds (specification §3). A new kind is one more line here and one view. */
export const BLOCKS = {
  MediaObject: mediaObject,
  RichText: richText,
  Quote: quote,
  Video: video,
  HeroSlider: heroSlider,
  MediaGallery: mediaGallery,
  PageList: pageList,
} as const;

export type BlockKind = keyof typeof BLOCKS;

/** The typed properties of a kind, as its view is given them. */
export type BlockProps<Kind extends BlockKind> = PropsOf<(typeof BLOCKS)[Kind]['fields']>;

export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[];

/** Whether a stored `component` is a kind that this release knows. */
export function isBlockKind(component: unknown): component is BlockKind {
  return typeof component === 'string' && Object.hasOwn(BLOCKS, component);
}

/** Typed properties out of anything stored: unusable values become defaults, refused addresses '' (decision 17). */
export function parseProps<Kind extends BlockKind>(kind: Kind, props: unknown): BlockProps<Kind> {
  const fields: FieldMap = BLOCKS[kind].fields;
  return readFields(fields, props) as BlockProps<Kind>;
}

/** A new block with its kind's defaults (specification §3); the id is the caller's (decision 23). */
export function createBlock(kind: BlockKind, id: string): Block {
  const props = structuredClone<Record<string, unknown>>({ ...BLOCKS[kind].defaults });
  return { id, component: kind, props, attributes: {}, blockAttributes: [], itemAttributes: [] };
}

/** A known block whose list items all have their stable keys (decision 18); any other block as it is. */
export function keyBlock(block: Block): Block {
  if (!isBlockKind(block.component)) return block;
  const props = keyListItems(BLOCKS[block.component].fields, block.props);
  return props === block.props ? block : { ...block, props };
}
