import type { Row } from './access-rights';

const MEDIA = 'media: list, upload, facts, replace, delete';
/** An id that an upload could have. */
const NO_UPLOAD = '/api/media/uploads/AAAAAAAAAAAAAAAAAAAAAA';

/** Rows of the access table: the media library. */
export const MEDIA_ROWS: readonly Row[] = [
  { route: '/api/media', method: 'GET', right: MEDIA, target: '/api/media', answer: 200 },
  // Uploads that succeed are tested elsewhere: this body is no form.
  {
    route: '/api/media',
    method: 'POST',
    right: MEDIA,
    target: '/api/media',
    body: {},
    takesFiles: true,
    answer: 415,
  },
  {
    route: '/api/media/uploads',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/uploads',
    body: { name: 'walk.mp4', size: 10 },
    answer: 201,
  },
  {
    route: '/api/media/uploads',
    method: 'GET',
    right: MEDIA,
    target: '/api/media/uploads',
    answer: 200,
  },
  { route: '/api/media/deep-zoom', method: 'GET', right: MEDIA, target: '/api/media/deep-zoom', answer: 200 },
  {
    route: '/api/media/deep-zoom',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/deep-zoom',
    body: { pathname: 'none.tif' },
    answer: 404,
  },
  {
    route: '/api/media/uploads/received',
    method: 'POST',
    right: MEDIA,
    target: '/api/media/uploads/received',
    body: { ticket: 'none' },
    answer: 404,
  },
  ...(['GET', 'DELETE'] as const).map(
    (method): Row => ({
      route: '/api/media/uploads/[id]',
      method,
      right: MEDIA,
      target: NO_UPLOAD,
      answer: 404,
    }),
  ),
  // A frame is a picture, and a part is neither JSON nor a form.
  {
    route: '/api/media/poster/[...pathname]',
    method: 'PUT',
    right: MEDIA,
    target: '/api/media/poster/films/none.mp4',
    answer: 415,
  },
  {
    route: '/api/media/uploads/[id]',
    method: 'PATCH',
    right: MEDIA,
    target: NO_UPLOAD,
    answer: 415,
  },
];
