import type { JsonRecord } from '../json';

/** A picture that a block shows. */
export interface BlockPicture {
  /** `/media/…`; '' where none has been chosen yet. */
  src: string;
  /** What is read out instead of it; absent where words of the block say the same. */
  alt?: string;
  /** What it is called where it has no `alt`. */
  title?: string;
  /** What stands beside it, as HTML. */
  caption?: string;
  /** Of its item in a list. */
  key?: string | undefined;
  /** Whether it opens in the lightbox. */
  opensLarge?: boolean;
}

/** A heading that a block shows. */
export interface BlockHeading {
  /** From 2 to 6. */
  level: number;
  /** As HTML; '' where the words are not the block's own, such as the title of a listed page. */
  words: string;
}

/** A picture with its texts, as it comes from the media library. */
export interface LibraryPicture {
  src: string;
  alt?: string;
  caption?: string;
}

/** One step between two versions of a kind's stored properties. Neither direction may throw, whatever is stored. */
export interface Migration {
  /** The version that `up` leads to: 2 for the first one, then 3, and so on. */
  to: number;
  /** Properties as the version before wrote them; the contract test takes them up, and back down. */
  example: JsonRecord;
  up(props: JsonRecord): JsonRecord;
  down(props: JsonRecord): JsonRecord;
}

/** What the product asks of a kind of block. `Props` are typed and complete, whatever is stored. */
export interface BlockAnswers<Props> {
  /**
   * `words` can be typed where they stand, so an empty block is drawn for its editor; `works` are looked at: they make a
   * section dark on the home page, and need no name of the section above them.
   */
  role: 'words' | 'works';
  /** The words (HTML may be in them) by which an editor knows the block among others; '' where it has none. */
  title(props: Props): string;
  /** Whether visitors see nothing of it. */
  isEmpty(props: Props): boolean;
  /** What a new block holds beyond the defaults of its fields. */
  starter?: JsonRecord;
  /** What a new block holds besides, once it is put on the page of that path. */
  startOn?(pagePath: string): JsonRecord;
  /** Makes the properties of a block out of pictures that were dropped on a page. */
  fromPictures?: { count: 'one' | 'several'; props(pictures: readonly LibraryPicture[]): JsonRecord };
  /** In their order, those that have not been chosen yet too. */
  pictures?(props: Props): BlockPicture[];
  /** In their order; of alternatives that stand side by side, such as the entries of a list, the last one. */
  headings?(props: Props): BlockHeading[];
  /** Whether it begins with a heading of its own, so that the name of its section is not drawn above it. */
  opensWithHeading?(props: Props): boolean;
  /** Colours of words that stand on pictures; they are checked for contrast. */
  textColours?(props: Props): string[];
  /** The path of the page whose subpages it lists; '' where none has been chosen. */
  listsPagesBelow?(props: Props): string;
  /** What style sheets ask of the section around it (`data-holds`): a `hero` from edge to edge, or a `list` of pages. */
  holds?: 'hero' | 'list';
  /** The class of the element that is put around blocks of this kind which follow one another. */
  gathersAs?: string;
  /** What a page's filter counts it as; other blocks are counted only where a page holds nothing else. */
  countsAs?: 'quote';
  /** Whether the values of its attributes are shown with it. */
  showsAttributes?: boolean;
  /** What was changed in the stored properties since the first release, oldest first. */
  migrations?: readonly Migration[];
}
