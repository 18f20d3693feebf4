import 'server-only';

import { clientAddress } from '@/lib/server/client-address';
import type { CurrentSession } from './find-session';

/** Who does something, and from where. */
export interface Actor extends CurrentSession {
  /** In full; only the network is ever kept. */
  address: string;
}

/** Who makes a call that needs a session. */
export function actorOf(session: CurrentSession, request: Request): Actor {
  return { ...session, address: clientAddress(request.headers) };
}
