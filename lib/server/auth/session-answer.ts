import 'server-only';

import { type CurrentSession, readSession } from './find-session';
import { sessionCookie } from './session-cookie';

/** What the browser is told of a session (http-api "Session"). */
export function sessionAnswer(session: CurrentSession | null) {
  if (!session) return {};
  const { userId, name, role, expires } = session;
  return { user: { id: userId, name, role }, expires: expires.toISOString() };
}

/** The answer of a call that has signed its sender in: the session, and the cookie that proves it from now on. */
export async function answerSignedIn(sessionId: string) {
  return {
    body: sessionAnswer(await readSession(sessionId)),
    headers: { 'set-cookie': await sessionCookie(sessionId) },
  };
}
