/** What a visitor reads and an editor changes: sections of blocks (specification §3 "Section", "Block"). */

export type AttributeValue = string | number | boolean | null;

/** An attribute that a page or section defines; inherited ones are shown, flagged and locked (decision 15). */
export interface Attribute {
  id: string;
  name: string;
  slug: string;
  type: string;
  inherited: boolean;
}

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

export interface Section {
  id: string;
  name: string;
  attributes: Attribute[];
  blocks: Block[];
}

/** The content of one page translation: the document that commands change and saves store. */
export interface PageContent {
  sections: Section[];
  /** Only while it is edited: what is changed, undone, kept and merged with it, and stored beside it. */
  pageMeta?: PageMeta;
}

export interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
}

/** A page in one language, as `POST /api/pages/by-path` answers it (http-api "Pages"). */
export interface PageDocument {
  id: string;
  meta: PageMeta;
  layout: string;
  attributes: Attribute[];
  translation: {
    id: string;
    locale: string;
    path: string;
    content: PageContent;
    /** Grows by one with each save; 0 while the translation does not exist yet. */
    version: number;
    /** ISO 8601, UTC. */
    updatedAt: string;
    /** True when the content is the default language's, because this language has none yet. */
    fallback?: boolean;
  };
}
