import type { SeedPage } from '../model';
import { ABOUT_PAGE } from './about';
import { AWARDS_PAGE } from './awards';
import { CONTACT_PAGE } from './contact';
import { EXHIBITION_PAGES } from './exhibitions';
import { HOME_PAGE } from './home';
import { PRIVACY_PAGE } from './legal/privacy-policy';
import { TERMS_PAGE } from './legal/terms-of-use';
import { QUOTES_PAGE } from './quotes';

/** Every page that is neither a work nor a room of works, collections or photos. */
export const HOUSE_PAGES: readonly SeedPage[] = [
  HOME_PAGE,
  ABOUT_PAGE,
  AWARDS_PAGE,
  QUOTES_PAGE,
  ...EXHIBITION_PAGES,
  CONTACT_PAGE,
  PRIVACY_PAGE,
  TERMS_PAGE,
];
