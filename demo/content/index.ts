import { COLLECTIONS_PAGE } from './collections';
import type { SeedPage } from './model';
import { HOUSE_PAGES } from './pages';
import { PHOTOS_PAGE } from './photos';
import { WORK_PAGES } from './works';

/** The whole demonstration content, with a page for every public route. */
export const SEED_PAGES: readonly SeedPage[] = [...HOUSE_PAGES, COLLECTIONS_PAGE, PHOTOS_PAGE, ...WORK_PAGES];
