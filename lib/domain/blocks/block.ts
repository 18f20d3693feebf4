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
  /** Of the properties, as their kind numbers them; missing for version 1. */
  version?: number;
  props: Record<string, unknown>;
  attributes: Record<string, AttributeValue>;
  blockAttributes: BlockAttribute[];
  itemAttributes: BlockAttribute[];
  /**
   * Of a translation that needed no other words: when the text was saved (ISO 8601, UTC) that it was held against. Like any
   * change, it makes the block newer than its source.
   */
  checkedAgainst?: string;
}
