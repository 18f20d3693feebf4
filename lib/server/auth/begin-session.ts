import 'server-only';

import { AUTH } from '@/lib/domain/auth/limits';
import { clientAddress } from '@/lib/server/client-address';
import type { Prisma, Transaction } from '@/lib/server/db';
import { type Device, readDevice } from '@/lib/server/gateway/device';
import { shortAddress } from '@/lib/server/gateway/networks';
import { addressKey } from '@/lib/server/rate-limit/address-key';
import { deviceSite } from './session-cookie';

/** What is known of the sender of a request, for the list of sessions and for rate limits. */
export interface Visitor {
  /** In full; only parts of it are written down. */
  address: string;
  userAgent: string;
  /** The device that the browser's cookie identifies. */
  device: Device | null;
}

/** Reads the sender of a request from its headers. */
export function visitorOf(headers: Headers): Visitor {
  const userAgent = (headers.get('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '');
  return {
    address: clientAddress(headers),
    userAgent: userAgent.slice(0, AUTH.userAgentCharacters),
    device: readDevice(headers.get('cookie'), deviceSite()),
  };
}

/**
 * Starts a session with a new id; ids are never reused (security A-5).
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
