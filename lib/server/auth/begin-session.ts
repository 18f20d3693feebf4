import 'server-only';

import { AUTH } from '@/lib/domain/auth/limits';
import { clientAddress } from '@/lib/server/client-address';
import type { Prisma, Transaction } from '@/lib/server/db';
import { type Device, readDevice } from '@/lib/server/gateway/device';
import { shortAddress } from '@/lib/server/gateway/networks';
import { addressKey } from '@/lib/server/rate-limit/address-key';
import { deviceSite } from './session-cookie';

/** Who asks, as far as it is known: for the list of one's sessions and for limits. */
export interface Visitor {
  /** In full; only parts of it are written down. */
  address: string;
  userAgent: string;
  /** What the browser says that it is known as. */
  device: Device | null;
}

/** Who sent a request. */
export function visitorOf(headers: Headers): Visitor {
  const userAgent = (headers.get('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '');
  return {
    address: clientAddress(headers),
    userAgent: userAgent.slice(0, AUTH.userAgentCharacters),
    device: readDevice(headers.get('cookie'), deviceSite()),
  };
}

/**
 * A new session of an account: a new id each time, never one that was there before (security A-5).
 * @param replaced the one that the browser had, of whatever account: it ends
 */
export async function beginSession(
  tx: Pick<Transaction, 'session'>,
  userId: string,
  { address, userAgent }: Visitor,
  replaced: string | null = null,
): Promise<string> {
  if (replaced !== null) await revokeSessions(tx, { id: replaced });
  const data = { userId, userAgent, address: shortAddress(address), addressKey: addressKey(address) };
  const { id } = await tx.session.create({ data, select: { id: true } });
  return id;
}

/** Ends sessions at this moment; their cookies are worth nothing any more (security A-6). Returns how many. */
export async function revokeSessions(
  tx: Pick<Transaction, 'session'>,
  which: Prisma.SessionWhereInput,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count;
}
