import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const FONTS = '/api/site/fonts';
const NONE = `${FONTS}/${'0'.repeat(32)}`;

/** Calls on uploaded fonts. */
export const FONT_ROWS: readonly Row[] = [
  { route: FONTS, method: 'GET', right: SITE, target: FONTS, answer: 200 },
  // Uploads that succeed are tested elsewhere: this body is no form.
  {
    route: FONTS,
    method: 'POST',
    right: SITE,
    target: `${FONTS}?licence=OFL`,
    body: {},
    takesFiles: true,
    answer: 415,
  },
  {
    route: `${FONTS}/[id]`,
    method: 'PATCH',
    right: SITE,
    target: NONE,
    body: { licence: 'OFL' },
    answer: 404,
  },
  { route: `${FONTS}/[id]`, method: 'DELETE', right: SITE, target: NONE, answer: 404 },
];
