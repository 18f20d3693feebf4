import 'server-only';

import type { Device } from '@/lib/server/gateway/device';
import { type CurrentSession, readSession } from './find-session';
import { deviceCookie } from './known-device';
import { sessionCookie } from './session-cookie';

/** A session as the browser receives it. */
export const signedInAnswer = ({ userId, name, role, toolsLanguage, expires }: CurrentSession) => ({
  user: { id: userId, name, role, ...(toolsLanguage !== null && { toolsLanguage }) },
  expires: expires.toISOString(),
});

/** The same, and for nobody nothing. */
export const sessionAnswer = (session: CurrentSession | null) => (session ? signedInAnswer(session) : {});

/**
 * The answer of a call that has signed its sender in: the session, the cookie that proves it from now on, and the one by which
 * the browser is known when it signs in again.
 * @param more other cookies that are set or taken away by it
 */
export async function answerSignedIn(sessionId: string, device: Device | null, more: readonly string[] = []) {
  const session = await readSession(sessionId);
  const cookies = [await sessionCookie(sessionId), ...more];
  if (session) cookies.push(await deviceCookie(session.userId, device));
  return { body: sessionAnswer(session), headers: { 'set-cookie': cookies } };
}
