import type { ComponentType, ReactNode } from 'react';
import type { TextLanguage } from '@/components/islands/text-language';
import type { PropPath } from '@/lib/domain/content/commands';
import type { AttributeValue, Block, Section } from '@/lib/domain/content/model';
import type { SectionLook } from '@/lib/domain/page-look/settings';
import type { PageView } from '@/lib/domain/site/view-model';
import type { Definition } from './definitions';
import type { LabelEntry } from './label-entries';

/** A block and where it stands. */
export interface BlockPlace {
  block: Block;
  section: Section;
  page: DrawnPage;
  /** The first block of the page, whose picture is loaded before all else. */
  isLeading: boolean;
  /** Level of the heading that stands last above it, for headings of its own. */
  headingAbove: number;
  /** What it says of its language, where that is not the one of the content around it. */
  languageProps?: TextLanguage;
}

/** A section and how it stands on its page. */
export interface SectionPlace {
  section: Section;
  page: DrawnPage;
  /** The first section of the page: its first block is what a visitor sees before anything else. */
  isFirst: boolean;
  /** How it looks: what is said of it, and the defaults of the layout. */
  look: SectionLook;
}

/** A text of a block, where a view shows it. */
export interface TextPlace {
  block: Block;
  path: PropPath;
  /** As it is stored; a view may show it otherwise. */
  value: string;
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string;
  /** Whether it is set large, as headings are. */
  isHeading?: boolean;
}

/** A text with markup of a block, where a view shows it. */
export interface MarkupPlace {
  block: Block;
  path: PropPath;
  html: string;
  /** As the view shows it, where that differs. */
  shown?: string;
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string;
  /** The class of its element. */
  className: string;
}

/** The museum label of a block or of one of its items, where a view shows it. */
export interface LabelPlace {
  block: Block;
  section: Section;
  page: DrawnPage;
  /** The key of the item, where it is one's; without it the label is the block's. */
  itemKey?: string | undefined;
  /** Everything that the label can say; without a value it is not said. */
  definitions: readonly Definition[];
  values: Readonly<Record<string, AttributeValue>>;
  /** Whether the view says something elsewhere already. */
  isSaid?(entry: LabelEntry): boolean;
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string;
  /** Beside words, and under one picture of many, it is one quiet line. */
  isLine?: boolean;
}

/**
 * What an editor puts in place of parts of a page while it is edited. Views ask for it where they draw such a part, and
 * stay what they are: a page is edited in the shape in which visitors see it.
 */
export interface EditSlots {
  /** Draws a section as visitors see it, and again only when it has changed. */
  SectionView?: ComponentType<SectionPlace>;
  pageTitle(title: string, language: string): ReactNode;
  /** What visitors narrow a list by: it stands in its place, and leaves the page whole. */
  filterBar(bar: ReactNode): ReactNode;
  block(place: BlockPlace): ReactNode;
  sectionName(section: Section, language: string): ReactNode;
  /** What stands in a section, or on a page, that has nothing in it. */
  nothing(section: Section | null): ReactNode;
  /** Plain text of one line or several. */
  text(place: TextPlace): ReactNode;
  markup(place: MarkupPlace): ReactNode;
  /** Every value of a label, and those that can be added. Without it labels are as visitors see them. */
  label?(place: LabelPlace): ReactNode;
}

/** A page as views are given it: for visitors without slots. */
export interface DrawnPage extends PageView {
  slots?: EditSlots;
}
