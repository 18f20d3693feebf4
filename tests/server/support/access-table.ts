import type { Row } from './access-rights';
import { ACCOUNT_ROWS } from './account-rows';
import { BUILDER_ROWS } from './builder-rows';
import { FIRST_ROWS } from './first-rows';
import { FONT_ROWS } from './font-rows';
import { LANGUAGE_ROWS } from './language-rows';
import { LIBRARY_ROWS } from './library-rows';
import { MAIL_ROWS } from './mail-rows';
import { MEDIA_ROWS } from './media-rows';
import { PAGE_ROWS } from './page-rows';
import { PASSKEY_ROWS } from './passkey-rows';
import { PUBLISHING_ROWS } from './publishing-rows';
import { SITE_ROWS } from './site-rows';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const PUBLIC = 'read what is public';
const SAME_ORIGIN = 'call without a session, but from the site itself';
const PAGES = 'pages: drafts, history, create, save, meta, rename, delete, restore';
const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const OWN = 'their own password and sessions';

const SAVED = { path: '/not-a-page', locale: 'en', translation: { content: { sections: [] } } };
const WRITTEN = { name: 'Ada', email: 'ada@reader.example', message: 'Hello, this is only a test.' };
const SIGN_IN = { name: 'nobody', password: 'not the right one', csrfToken: 'x', json: 'true' };

const read = (route: string, target: string, answer = 200): Row => ({
  route,
  method: 'GET',
  right: PUBLIC,
  target,
  answer,
});

/** Callers differ by the address that a proxy names; nobody has the token, and no backups are made. */
export const SERVER_ENV = {
  TRUSTED_PROXY: '127.0.0.1',
  METRICS_TOKEN: 'e05c1d6f7a2b48934d0c5b8e1f7a6392',
  BACKUP_DIR: 'off',
};

/** Every handler of the site. A route or a method that a build has and this table lacks fails `access.test.ts`. */
export const TABLE: readonly Row[] = [
  read('/_app/[locale]/[[...path]]', '/site.webmanifest'),
  read('/_feed/[locale]/[[...path]]', '/exhibitions/feed.atom'),
  read('/_calendar/[locale]/[[...path]]', '/exhibitions/calendar.ics'),
  read('/_payload/[locale]/[[...path]]', '/about/_payload.json'),
  read('/_share/[locale]/[[...path]]', '/about/_share.jpg'),
  read('/_site/[name]', '/robots.txt'),
  read('/builds/latest.json', '/builds/latest.json'),
  read('/builds/meta/[file]', '/builds/meta/none.json', 404),
  read('/media/[...pathname]', '/media/none.jpg', 404),
  read('/iiif/[...path]', '/iiif/none.jpg/info.json', 404),
  read('/iiif/manifest/[page]', `/iiif/manifest/${NOBODY}`, 404),
  read('/api/health', '/api/health'),
  // No caller has the token.
  read('/api/metrics', '/api/metrics', 404),
  read('/api/openapi.json', '/api/openapi.json'),
  // Only development has it.
  read('/api/docs', '/api/docs', 404),

  read('/api/[[...path]]', '/api/none', 404),
  ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map(
    (method): Row => ({ ...read('/api/[[...path]]', '/api/none', 404), method }),
  ),

  read('/api/_auth/session', '/api/_auth/session'),
  {
    route: '/api/_auth/session',
    method: 'DELETE',
    right: SAME_ORIGIN,
    target: '/api/_auth/session',
    answer: 200,
  },
  {
    route: '/api/auth/logout',
    method: 'POST',
    right: SAME_ORIGIN,
    target: '/api/auth/logout',
    answer: 200,
  },
  ...['session', 'csrf', 'providers'].map((call) => read('/api/auth/[...nextauth]', `/api/auth/${call}`)),
  ...['callback/credentials', 'none', 'session/more'].map((call) =>
    read('/api/auth/[...nextauth]', `/api/auth/${call}`, 404),
  ),
  {
    route: '/api/auth/[...nextauth]',
    method: 'POST',
    right: SAME_ORIGIN,
    target: '/api/auth/callback/credentials',
    body: SIGN_IN,
    // Without its token next-auth does not check the password: it answers with the form to go to.
    answer: 200,
  },
  {
    route: '/api/auth/[...nextauth]',
    method: 'POST',
    right: SAME_ORIGIN,
    target: '/api/auth/signin/credentials',
    answer: 404,
  },
  {
    route: '/api/auth/owner-link',
    method: 'POST',
    right: SAME_ORIGIN,
    target: '/api/auth/owner-link',
    body: { token: 'none', password: 'three quiet harbours' },
    answer: 404,
  },
  // Before what fails on purpose, and so slows its account down.
  ...PASSKEY_ROWS,
  ...BUILDER_ROWS,
  {
    route: '/api/auth/password',
    method: 'POST',
    right: OWN,
    target: '/api/auth/password',
    body: { currentPassword: 'not the right one', newPassword: 'three quiet harbours' },
    answer: 422,
  },
  { route: '/api/sessions', method: 'GET', right: OWN, target: '/api/sessions', answer: 200 },
  { route: '/api/sessions', method: 'DELETE', right: OWN, target: '/api/sessions', answer: 200 },
  {
    route: '/api/sessions/[id]',
    method: 'DELETE',
    right: OWN,
    target: `/api/sessions/${NOBODY}`,
    answer: 404,
  },

  ...ACCOUNT_ROWS,
  { route: '/api/audit', method: 'GET', right: SITE, target: '/api/audit', answer: 200 },
  { route: '/api/site/export', method: 'GET', right: SITE, target: '/api/site/export', answer: 200 },
  {
    route: '/api/site/rights',
    method: 'GET',
    right: 'media: list, upload, facts, replace, delete',
    target: '/api/site/rights',
    answer: 200,
  },
  {
    route: '/api/site/rights',
    method: 'PUT',
    right: SITE,
    target: '/api/site/rights',
    body: { creator: '', credit: '', copyright: '', licence: '', training: false, version: 9 },
    answer: 409,
  },
  ...FIRST_ROWS,
  ...MAIL_ROWS,
  ...SITE_ROWS,
  { route: '/api/site/theme', method: 'GET', right: SITE, target: '/api/site/theme', answer: 200 },
  {
    route: '/api/site/theme',
    method: 'PUT',
    right: SITE,
    target: '/api/site/theme',
    body: { theme: {}, version: 9 },
    answer: 409,
  },
  {
    route: '/api/site/theme/versions',
    method: 'GET',
    right: SITE,
    target: '/api/site/theme/versions',
    answer: 200,
  },
  ...FONT_ROWS,
  // An archive is neither JSON nor a form.
  {
    route: '/api/site/import',
    method: 'POST',
    right: SITE,
    target: '/api/site/import?dryRun=true',
    answer: 415,
  },

  {
    route: '/api/interface-texts',
    method: 'GET',
    right: 'translations: read',
    target: '/api/interface-texts?locale=ru',
    answer: 200,
  },

  {
    route: '/api/contact',
    method: 'POST',
    right: SAME_ORIGIN,
    target: '/api/contact',
    body: WRITTEN,
    answer: 201,
  },
  { route: '/api/contact', method: 'GET', right: SITE, target: '/api/contact', answer: 200 },
  {
    route: '/api/contact/[id]',
    method: 'PATCH',
    right: SITE,
    target: `/api/contact/${NOBODY}`,
    body: { isRead: true },
    answer: 404,
  },
  {
    route: '/api/contact/[id]',
    method: 'DELETE',
    right: SITE,
    target: `/api/contact/${NOBODY}`,
    answer: 404,
  },

  {
    route: '/api/pages/by-path',
    method: 'POST',
    right: PUBLIC,
    target: '/api/pages/by-path',
    body: { path: '/about', locale: 'en' },
    answer: 200,
  },
  ...MEDIA_ROWS,
  ...LIBRARY_ROWS,
  ...LANGUAGE_ROWS,

  ...PAGE_ROWS,
  ...PUBLISHING_ROWS,
  {
    route: '/api/pages/outdated',
    method: 'GET',
    right: PAGES,
    target: '/api/pages/outdated?path=/about&locale=uk',
    answer: 200,
  },
  {
    route: '/api/pages/view',
    method: 'GET',
    right: PAGES,
    target: '/api/pages/view?path=/about&locale=en',
    answer: 200,
  },
  {
    route: '/api/pages/listed',
    method: 'GET',
    right: PAGES,
    target: '/api/pages/listed?path=/about&locale=en',
    answer: 200,
  },
  {
    route: '/api/pages/revisions',
    method: 'GET',
    right: PAGES,
    target: '/api/pages/revisions?path=/about&locale=en',
    answer: 200,
  },
  {
    route: '/api/pages/revisions/[id]',
    method: 'GET',
    right: PAGES,
    target: `/api/pages/revisions/${NOBODY}`,
    answer: 404,
  },
  {
    route: '/api/pages/by-path',
    method: 'PATCH',
    right: PAGES,
    target: '/api/pages/by-path',
    body: SAVED,
    answer: 404,
  },
];
