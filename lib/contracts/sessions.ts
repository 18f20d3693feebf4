import * as z from 'zod';
import { date, id } from './text';

/** One of the places where an account is signed in; `address` is that of the network. */
const ownSession = z.strictObject({
  id: z.string(),
  createdAt: date,
  lastUsedAt: date,
  expires: date,
  userAgent: z.string(),
  address: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.output<typeof ownSession>;

/** `GET /api/sessions`: the user's own, most recently used first. */
export const sessionList = z.strictObject({ sessions: z.array(ownSession) });

/** `DELETE /api/sessions`: how many others have ended. */
export const sessionsEnded = z.strictObject({ ended: z.int().nonnegative() });

/** `DELETE /api/sessions/{id}`. */
export const sessionParams = z.strictObject({ id });
