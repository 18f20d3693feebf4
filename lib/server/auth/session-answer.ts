import 'server-only';

import type { CurrentSession } from './find-session';

/** What the browser is told of a session (http-api "Session"). */
export function sessionAnswer(session: CurrentSession | null) {
  if (!session) return {};
  const { userId, name, role, expires } = session;
  return { user: { id: userId, name, role }, expires: expires.toISOString() };
}
