import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { clientAddress } from '@/lib/server/client-address';
import type { CurrentSession } from './find-session';

/** Who does something, and from where. */
export interface Actor extends CurrentSession {
  /** In full; only the network is ever kept. */
  address: string;
}

/**
 * Who makes a call that needs a session.
 * @throws {AppError} `unauthenticated`
 */
export function actorOf(session: CurrentSession | null, request: Request): Actor {
  if (!session) throw new AppError('unauthenticated', 'Please sign in.');
  return { ...session, address: clientAddress(request.headers) };
}
