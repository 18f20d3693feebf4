import 'server-only';

import { clientAddress } from '@/lib/server/client-address';
import type { CurrentSession } from './find-session';

/** Who performs an action, and from which address. */
export interface Actor extends Omit<CurrentSession, 'toolsLanguage'> {
  /** In full; only the network is ever kept. */
  address: string;
}

/** The actor of a call that requires a session. */
export function actorOf(session: CurrentSession, request: Request): Actor {
  return { ...session, address: clientAddress(request.headers) };
}
