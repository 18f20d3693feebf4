import * as z from 'zod';

/** `GET /api/health` when everything answers; otherwise a problem, 503. */
export const healthy = z.object({ status: z.literal('ok') });
