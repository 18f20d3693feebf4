import type { JsonRecord } from '../json';
import type { BlockSetting, BlockSettings, Look } from './look';

/** A picture that a block shows. */
export interface BlockPicture {
  /** `/media/…`; '' where none has been chosen yet. */
  src: string;
  /** The text read out instead of it; absent if the block's own text says the same. */
  alt?: string;
  /** Its title, if it has no `alt`. */
  title?: string;
  /** Its caption, as HTML. */
  caption?: string;
  /** The key of its item in a list. */
  key?: string | undefined;
  /** Whether it opens in the lightbox. */
  opensLarge?: boolean;
}

/** A film that a block shows. */
export interface BlockFilm {
  /** `/media/…`, or an address elsewhere; '' where none has been chosen yet. */
  src: string;
  title: string;
  /** The picture that is chosen to stand for it; '' where there is none. */
  poster: string;
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

/**
 * A migration between two versions of a kind's stored properties. Neither direction may throw, whatever is stored.
 */
export interface Migration {
  /** The version that `up` leads to: 2 for the first one, then 3, and so on. */
  to: number;
  /** Properties as the version before wrote them; the contract test takes them up, and back down. */
  example: JsonRecord;
  up?(props: JsonRecord): JsonRecord;
  down?(props: JsonRecord): JsonRecord;
  /** Properties that are settings of the look from then on, under the same names. */
  toLook?: readonly string[];
}

/** What the product needs to know of a kind of block. `Props` are typed and complete, whatever is stored. */
export interface BlockAnswers<Props> {
  /**
   * `words` are typed in place, so an empty block is drawn in the editor. `works` are looked at: their section is
   * dark on the home page and needs no heading.
   */
  role: 'words' | 'works';
  /** The words (HTML may be in them) by which an editor knows the block among others; '' where it has none. */
  title(props: Props): string;
  /** Whether visitors see nothing of it. */
  isEmpty(props: Props): boolean;
  /** Properties of a new block, in addition to the defaults of its fields. */
  starter?: JsonRecord;
  /** Further properties of a new block on the page with that path. */
  startOn?(pagePath: string): JsonRecord;
  /** Makes the properties of a block out of pictures that were dropped on a page. */
  fromPictures?: { count: 'one' | 'several'; props(pictures: readonly LibraryPicture[]): JsonRecord };
  /** In their order, those that have not been chosen yet too. */
  pictures?(props: Props): BlockPicture[];
  /** In their order. */
  films?(props: Props): BlockFilm[];
  /** In their order; of alternatives that stand side by side, such as the entries of a list, the last one. */
  headings?(props: Props): BlockHeading[];
  /** Whether it begins with a heading of its own, so that the name of its section is not drawn above it. */
  opensWithHeading?(props: Props): boolean;
  /** Colours of words that stand on pictures; they are checked for contrast. */
  textColours?(props: Props): string[];
  /** The path of the page whose subpages it lists; '' where none has been chosen. */
  listsPagesBelow?(props: Props): string;
  /** Whether it fills the window from edge to edge: a page that begins with it has its header upon it. */
  isHero?: boolean;
  /** What can be said of how it looks. */
  look?: BlockSettings;
  /** Whether one of these settings means something with such properties; each does unless it is said. */
  hasSetting?(setting: BlockSetting, props: Props): boolean;
  /** Settings of its look that come with a property when somebody chooses that value for it, so that the choice is seen. */
  lookWith?(property: string, value: unknown): Look | undefined;
  /** The class of the element that is put around blocks of this kind which follow one another. */
  gathersAs?: string;
  /** What a page's filter counts it as; other blocks are counted only if a page has nothing else. */
  countsAs?: 'quote';
  /** Whether the values of its attributes are shown with it. */
  showsAttributes?: boolean;
  /** Changes to the stored properties since the first release, oldest first. */
  migrations?: readonly Migration[];
}
