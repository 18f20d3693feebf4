import { BLOCK_LOOK, type BlockLook, readLook, type Settings, type ValuesOf } from '../blocks/look';
import type { Block, PageContent, Section } from '../content/model';
import type { LayoutName } from '../site/routes';

/** What can be said of how a section looks. */
export const SECTION_LOOK = {
  ground: ['page', 'paper', 'dark', 'accent', 'picture', 'film'],
  name: ['beside', 'above', 'hidden'],
  arrangement: ['one', 'two', 'wide', 'edge'],
  above: ['none', 'small', 'normal', 'large'],
  below: ['none', 'small', 'normal', 'large'],
} as const satisfies Settings;

export type SectionLook = ValuesOf<typeof SECTION_LOOK>;

/** The setting that names the picture of a section whose ground is one, or that stands for its film: an address of the library. */
export const GROUND_PICTURE = 'picture';

/** The setting that names the film of a section whose ground is one: an address of the library. */
export const GROUND_FILM = 'film';

/** The files behind a section, which are kept while it has another ground. */
export const GROUND_FILES = [GROUND_PICTURE, GROUND_FILM] as const;

/** What can be said of how a page looks. */
export const PAGE_LOOK = {
  ground: ['usual', 'paper', 'dark'],
  title: ['large', 'small', 'hidden'],
  enquiry: ['shown', 'hidden'],
  languages: ['shared', 'own'],
} as const satisfies Settings;

export type PageLook = ValuesOf<typeof PAGE_LOOK>;

/** On the home page each section has a ground of its own, from edge to edge; elsewhere it has the page's. */
const SECTION_DEFAULTS: SectionLook = {
  ground: 'page',
  name: 'beside',
  arrangement: 'one',
  above: 'normal',
  below: 'normal',
};
const SECTION_BY_LAYOUT: Partial<Record<LayoutName, Partial<SectionLook>>> = { page: { ground: 'paper' } };

const BLOCK_DEFAULTS: BlockLook = {
  width: 'normal',
  align: 'start',
  voice: 'text',
  crop: 'whole',
  tiles: 'wall',
  formats: 'rows',
};
const BLOCK_BY_LAYOUT: Partial<Record<LayoutName, Partial<BlockLook>>> = {
  page: { voice: 'statement' },
  content: { tiles: 'shelf' },
  navigated: { tiles: 'large' },
  'content-exhibitions': { tiles: 'beside' },
};

const PAGE_DEFAULTS: PageLook = { ground: 'usual', title: 'large', enquiry: 'shown', languages: 'shared' };

/** The look of a section whose look does not say otherwise, on a page with that layout. */
export const sectionDefaults = (layout: LayoutName): SectionLook => ({
  ...SECTION_DEFAULTS,
  ...SECTION_BY_LAYOUT[layout],
});

/** The look of a block whose look does not say otherwise, on a page with that layout. */
export const blockDefaults = (layout: LayoutName): BlockLook => ({
  ...BLOCK_DEFAULTS,
  ...BLOCK_BY_LAYOUT[layout],
});

/** How a section looks: what is said of it, and the defaults of the layout. */
export const lookOfSection = ({ look }: Pick<Section, 'look'>, layout: LayoutName): SectionLook =>
  readLook(SECTION_LOOK, sectionDefaults(layout), look);

/** How a block looks: what is said of it, and the defaults of the layout. */
export const lookOfBlock = ({ look }: Pick<Block, 'look'>, layout: LayoutName): BlockLook =>
  readLook(BLOCK_LOOK, blockDefaults(layout), look);

/** How a page looks as a whole. */
export const lookOfPage = ({ look }: Pick<PageContent, 'look'>): PageLook =>
  readLook(PAGE_LOOK, PAGE_DEFAULTS, look);
