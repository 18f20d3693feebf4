import { AppError } from '@/lib/domain/errors';
import { defineRoute, method } from '@/lib/server/http/define-route';

const nothingHere = method({
  access: 'public',
  token: 'read',
  summary: 'Nothing is here',
  answers: {},
  isRead: true,
  run: async () => {
    throw new AppError('not_found', 'There is nothing at this address.');
  },
});

/** Every other address below `/api`, and `/api` itself (security V-6). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  PATCH: nothingHere,
  DELETE: nothingHere,
});
