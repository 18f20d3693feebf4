import type { Row } from './access-rights';

const PAGES = 'pages: drafts, history, create, save, meta, rename, delete, restore';
const NONE = '/api/pages/00000000-0000-7000-8000-000000000000';
const DRAFT = { locale: 'en', content: { sections: [] }, baseVersion: 0, version: 0 };

const row = (route: string, method: Row['method'], target: string, body?: object): Row => ({
  ...{ route: `/api/pages/[id]/${route}`, method, right: PAGES, target: `${NONE}/${target}`, answer: 404 },
  ...(body && { body }),
});

/** Rows of the access table: drafts, publishing and private links. */
export const PUBLISHING_ROWS: readonly Row[] = [
  row('draft', 'GET', 'draft?locale=en'),
  row('draft', 'PUT', 'draft', DRAFT),
  row('draft', 'DELETE', 'draft?locale=en'),
  row('publish', 'POST', 'publish', { locale: 'en' }),
  row('unpublish', 'POST', 'unpublish', { locale: 'en' }),
  row('publishing', 'GET', 'publishing'),
  row('previews', 'GET', 'previews'),
  row('previews', 'POST', 'previews', { locale: 'en', hours: 1 }),
  row('previews/[linkId]', 'DELETE', 'previews/none'),
];
