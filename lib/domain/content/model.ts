import type { AttributeValue, Block, BlockAttribute } from '../blocks/block';
import type { Look } from '../blocks/look';

/** The content of a page: sections of blocks. */
export type { AttributeValue, Block, BlockAttribute, Look };

/** An attribute that a page or section defines; inherited ones are shown, flagged and locked. */
export interface Attribute {
  id: string;
  name: string;
  slug: string;
  type: string;
  inherited: boolean;
}

export interface Section {
  id: string;
  name: string;
  attributes: Attribute[];
  /** What is said of how it looks. */
  look?: Look;
  blocks: Block[];
}

/** The content of one page translation: the document that commands change and saves store. */
export interface PageContent {
  sections: Section[];
  /**
   * What is said of how the page looks. Content without it was stored before looks were said; how its parts look is inferred as
   * it was then (`page-look/inferred-look.ts`).
   */
  look?: Look;
  /** Present only while it is edited: undone, merged and backed up with the content, and stored beside it. */
  pageMeta?: PageMeta;
}

export interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
}

/** A page in one language, as `POST /api/pages/by-path` answers it. */
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
