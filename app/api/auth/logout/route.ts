import { answerSignOut } from '@/lib/server/auth/end-session';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** http-api "Session". */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({ access: 'public', run: ({ request }) => answerSignOut(request.headers) }),
});
