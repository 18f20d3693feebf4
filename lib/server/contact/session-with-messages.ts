import 'server-only';

import { can } from '@/lib/domain/auth/roles';
import type { CurrentSession } from '@/lib/server/auth/find-session';
import { signedInAnswer } from '@/lib/server/auth/session-answer';
import { countNewMessages } from './owner-messages';

/** The session as the browser receives it, for an owner with the number of messages that nobody has read, if there are any. */
export async function sessionWithMessages(session: CurrentSession | null) {
  if (!session) return {};
  // Who is signed in can be said without it.
  const newMessages = can(session.role, 'administer-site') ? await countNewMessages().catch(() => 0) : 0;
  return { ...signedInAnswer(session), ...(newMessages > 0 && { newMessages }) };
}
