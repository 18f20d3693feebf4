import { AUTH } from './limits';

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
  revokedAt?: Date | null;
}

/** When a session ends if nothing more is done with it: 14 days after its last use, 30 after its beginning (security A-10). */
export function sessionEnd({ createdAt, lastUsedAt }: SessionTimes): Date {
  return new Date(Math.min(createdAt.getTime() + AUTH.absoluteMs, lastUsedAt.getTime() + AUTH.idleMs));
}

/** Whether a session still counts. */
export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  return !session.revokedAt && sessionEnd(session) > now;
}
