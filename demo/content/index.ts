import { COLLECTIONS_PAGE } from './collections';
import type { SeedPage } from './model';
import { HOUSE_PAGES } from './pages';
import { PHOTOS_PAGE } from './photos';
import { WORK_PAGES } from './works';

/** The whole demonstration content, every public route of specification §2.1 among it. */
export const SEED_PAGES: readonly SeedPage[] = [...HOUSE_PAGES, COLLECTIONS_PAGE, PHOTOS_PAGE, ...WORK_PAGES];
