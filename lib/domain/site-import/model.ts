/** A page of another system, as its export file tells of it. */
export interface ForeignPage {
  /** Its id in that file; unique there. */
  id: string;
  /** The id of the page that it stands below; null for none in the file. */
  parentId: string | null;
  title: string;
  /** The last part of its address: letters, digits and hyphens of any script; '' where the file says none. */
  slug: string;
  /** Its path on the old site ('/2019/05/hello'), without its host, query and last slash; null where there is none. */
  oldPath: string | null;
  /** `work` for a line of a list of works, `post` for what was written at a date, else `page`. */
  kind: 'page' | 'post' | 'work';
  /** When it was published there: ISO 8601 date (YYYY-MM-DD), or null. */
  date: string | null;
  /** For search engines; plain text. */
  description: string;
  /** Tags and categories; plain text. */
  keywords: readonly string[];
  /** Whether visitors read it there. */
  isPublic: boolean;
  /** What it says, as HTML that nobody has cleaned yet. */
  html: string;
  /** The address or the name of the file of its main picture, as it stands in the file; null for none. */
  cover: string | null;
  /** Details of a work in their order: the name of a column and what it says. */
  details: readonly { name: string; value: string }[];
}

/** What an export file holds. */
export interface ForeignSite {
  format: 'wordpress' | 'squarespace' | 'ghost' | 'csv' | 'markdown';
  pages: readonly ForeignPage[];
  /** Descriptions (plain text, '' for none) of pictures by the last part of their addresses, in lower case. */
  pictures: ReadonlyMap<string, string>;
  /** What the file holds besides and what is not taken: kinds of things with how many there are. */
  left: ReadonlyMap<'comments' | 'menus' | 'forms' | 'products' | 'others', number>;
}

/** A piece of a page, in the order in which it is read. */
export type ForeignPart =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: ForeignPicture }
  | { kind: 'gallery'; pictures: readonly ForeignPicture[] }
  | { kind: 'film'; address: string }
  | { kind: 'quote'; words: string; source: string };

export interface ForeignPicture {
  /** As it stands in the file: an address or a path. */
  src: string;
  /** Plain text. */
  alt: string;
  /** Plain text. */
  caption: string;
}

/** The file cannot be read; `reason` is a key of the messages. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(readonly reason: 'unknown-format' | 'broken' | 'too-large' | 'nothing') {
    super(reason);
  }
}
