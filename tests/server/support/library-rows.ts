import type { Row } from './access-rights';

const MEDIA = 'media: list, upload, facts, replace, delete';
const NONE = '/api/media/works/none.jpg';
const ROUTE = '/api/media/[...pathname]';

/** Rows of the access table: files in the library. */
export const LIBRARY_ROWS: readonly Row[] = [
  { route: '/api/media/folders', method: 'GET', right: MEDIA, target: '/api/media/folders', answer: 200 },
  {
    route: '/api/media/film-sizes',
    method: 'GET',
    right: MEDIA,
    target: '/api/media/film-sizes',
    answer: 200,
  },
  {
    route: '/api/media/film-sizes',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/film-sizes',
    body: { pathname: 'none.mp4' },
    answer: 404,
  },
  { route: ROUTE, method: 'GET', right: MEDIA, target: NONE, answer: 404 },
  { route: ROUTE, method: 'PATCH', right: MEDIA, target: NONE, body: { folder: 'None' }, answer: 404 },
  { route: ROUTE, method: 'DELETE', right: MEDIA, target: NONE, answer: 404 },
  {
    route: '/api/media/bulk',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/bulk',
    body: { action: 'restore', pathnames: ['none.jpg'] },
    answer: 200,
  },
  {
    route: '/api/media/replace',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/replace',
    body: { pathname: 'none.jpg', by: 'no-more.jpg' },
    answer: 404,
  },
  {
    route: '/api/media/archive',
    method: 'GET',
    right: MEDIA,
    target: '/api/media/archive?pathname=none.jpg',
    answer: 404,
  },
];
