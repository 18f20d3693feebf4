import type { Look } from './look';

export type AttributeValue = string | number | boolean | null;

/** An attribute that a block defines for itself (`block-…`) or for its list items (`item-…`). */
export interface BlockAttribute {
  id: string;
  name?: string;
  defaultValue?: AttributeValue;
  [key: string]: unknown;
}

/** A block as stored: `component` may be a kind this release does not know, and is then kept untouched. */
export interface Block {
  id: string;
  component: string;
  /** Version of the properties, numbered by kind; missing for version 1. */
  version?: number;
  props: Record<string, unknown>;
  attributes: Record<string, AttributeValue>;
  blockAttributes: BlockAttribute[];
  itemAttributes: BlockAttribute[];
  /** What is said of how it looks; the same in all languages of the page, unless one has a look of its own. */
  look?: Look;
  /**
   * For a translation that was confirmed without a change: when the source text that it was compared with was
   * saved (ISO 8601, UTC). Like any change, it makes the block newer than its source.
   */
  checkedAgainst?: string;
}
