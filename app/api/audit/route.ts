import { auditEventList, auditQuery } from '@/lib/contracts/audit';
import { listEvents } from '@/lib/server/audit/list-events';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The record of events, for owners (security S-4). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'List what accounts did, newest first',
    answers: { 200: auditEventList },
    query: auditQuery,
    run: async ({ query }) => ({ body: await listEvents(query) }),
  }),
});
