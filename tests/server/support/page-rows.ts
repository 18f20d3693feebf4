import type { Row } from './access-rights';

const PAGES = 'pages: drafts, history, create, save, meta, rename, delete, restore';
const NONE = '/api/pages/00000000-0000-7000-8000-000000000000';
const ONE = '/api/pages/[id]';

/** Rows of the access table: managing pages. */
export const PAGE_ROWS: readonly Row[] = [
  { route: '/api/pages', method: 'GET', right: PAGES, target: '/api/pages?locale=en', answer: 200 },
  {
    route: '/api/pages',
    method: 'POST',
    right: PAGES,
    target: '/api/pages',
    body: { path: '/about', locale: 'en', meta: { title: 'Taken', description: '', keywords: [] } },
    answer: 409,
  },
  { route: ONE, method: 'GET', right: PAGES, target: `${NONE}?locale=en`, answer: 404 },
  { route: ONE, method: 'PATCH', right: PAGES, target: NONE, body: { layout: 'page' }, answer: 404 },
  { route: ONE, method: 'DELETE', right: PAGES, target: NONE, answer: 404 },
  {
    route: '/api/pages/[id]/restore',
    method: 'POST',
    right: PAGES,
    target: `${NONE}/restore`,
    answer: 404,
  },
  {
    route: '/api/pages/[id]/history',
    method: 'GET',
    right: PAGES,
    target: `${NONE}/history`,
    answer: 404,
  },
  {
    route: '/api/pages/[id]/rewind',
    method: 'GET',
    right: PAGES,
    target: `${NONE}/rewind?to=2026-01-01T00:00:00.000Z`,
    answer: 404,
  },
  {
    route: '/api/pages/[id]/rewind',
    method: 'POST',
    right: PAGES,
    target: `${NONE}/rewind`,
    body: { to: '2026-01-01T00:00:00.000Z' },
    answer: 404,
  },
  {
    route: '/api/pages/bulk',
    method: 'POST',
    right: PAGES,
    target: '/api/pages/bulk',
    body: { action: 'restore', ids: ['none'] },
    answer: 200,
  },
  {
    route: '/api/section-templates',
    method: 'GET',
    right: PAGES,
    target: '/api/section-templates',
    answer: 200,
  },
  {
    route: '/api/section-templates',
    method: 'POST',
    right: PAGES,
    target: '/api/section-templates',
    body: { name: 'None', section: { id: '' } },
    bodyBytes: 524_288,
    answer: 422,
  },
  {
    route: '/api/section-templates/[id]',
    method: 'PATCH',
    right: PAGES,
    target: '/api/section-templates/none',
    body: { name: 'None' },
    answer: 404,
  },
  {
    route: '/api/section-templates/[id]',
    method: 'DELETE',
    right: PAGES,
    target: '/api/section-templates/none',
    answer: 404,
  },
  { route: '/api/pages/report', method: 'GET', right: PAGES, target: '/api/pages/report', answer: 200 },
];
