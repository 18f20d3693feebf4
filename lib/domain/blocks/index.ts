import { OWN_BLOCKS } from '@/own-blocks/definitions';
import { isRecord, ownValue } from '../json';
import type { Block } from './block';
import { type BlockDefinition, startProps } from './define-block';
import { type FieldMap, type PropsOf, readFields } from './fields';
import { heroSlider } from './hero-slider';
import { mediaGallery } from './media-gallery';
import { mediaObject } from './media-object';
import { upgradeTo, versionOf } from './migrate';
import { pageList } from './page-list';
import { quote } from './quote';
import { richText } from './rich-text';
import { keyListItems } from './stored-props';
import { video } from './video';

/** Every kind of block, the site's own among them. What a kind is, its definition says: no other file knows one by its name. */
export const BLOCKS = {
  MediaObject: mediaObject,
  RichText: richText,
  Quote: quote,
  Video: video,
  HeroSlider: heroSlider,
  MediaGallery: mediaGallery,
  PageList: pageList,
  ...OWN_BLOCKS,
} as const;

export type BlockKind = keyof typeof BLOCKS;

/** The typed properties of a kind, as its view receives them. */
export type BlockProps<Kind extends BlockKind> = PropsOf<(typeof BLOCKS)[Kind]['fields']>;

/** The kind that one begins to write in. */
export const TEXT_KIND: BlockKind = 'RichText';

export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[];

/** Whether a stored `component` is a kind that this release knows. */
export function isBlockKind(component: unknown): component is BlockKind {
  return typeof component === 'string' && Object.hasOwn(BLOCKS, component);
}

const DEFINITIONS: Readonly<Record<BlockKind, BlockDefinition>> = BLOCKS;

/** The definition of a stored `component`; null for a kind that this release does not know. */
export function kindOf(component: string): BlockDefinition | null {
  return isBlockKind(component) ? DEFINITIONS[component] : null;
}

/**
 * Whether a block shows anything in the editor. A block that still lacks its picture, film, slides or pages does
 * not, nor does one of an unknown kind. Text blocks always do.
 */
export function isShown({ component, props }: Block): boolean {
  const kind = kindOf(component);
  return kind !== null && (kind.role === 'words' || !kind.isEmpty(props));
}

/** Typed properties out of anything stored: unusable values become defaults, refused addresses ''. */
export function parseProps<Kind extends BlockKind>(kind: Kind, props: unknown): BlockProps<Kind> {
  const fields: FieldMap = BLOCKS[kind].fields;
  return readFields(fields, props) as BlockProps<Kind>;
}

/** A stored block in any shape, migrated to this release's version of its kind. */
export function upgradeBlock(stored: unknown): unknown {
  const component = ownValue(stored, 'component');
  return isBlockKind(component) && isRecord(stored) ? upgradeTo(DEFINITIONS[component], stored) : stored;
}

/** A new block with its kind's start values for the page with that path; the caller chooses the id. */
export function createBlock(kind: BlockKind, id: string, pagePath: string | null = null): Block {
  const definition = DEFINITIONS[kind];
  const props = startProps(definition, pagePath);
  return {
    id,
    component: kind,
    ...versionOf(definition),
    props,
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
  };
}

/** A known block whose list items all have their stable keys; any other block as it is. */
export function keyBlock(block: Block): Block {
  if (!isBlockKind(block.component)) return block;
  const props = keyListItems(BLOCKS[block.component].fields, block.props);
  return props === block.props ? block : { ...block, props };
}
