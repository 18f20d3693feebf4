import 'server-only';

import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import type { Transaction } from '@/lib/server/db';
import { shortAddress } from '@/lib/server/gateway/networks';
import { logLine } from '@/lib/server/log';

/** A signed-in user, as audit events name them. */
export interface AuditActor {
  userId: string;
  name: string;
  /** The access token that it is done with. */
  token?: { name: string };
}

export interface AuditEntry {
  action: AuditAction;
  /** Null for a visitor. */
  actor: AuditActor | null;
  /** What the action was applied to: a path, an id or a name. */
  object?: string;
  /** In full; only the network is kept. */
  address?: string;
}

const OBJECT_CHARACTERS = 1024;

/** Keeps who did what to what, with the change itself where `tx` is its transaction, and logs it (security S-4). */
export async function recordEvent(tx: Pick<Transaction, 'auditEvent'>, entry: AuditEntry): Promise<void> {
  const { action, actor, object = '', address = '' } = entry;
  const data = {
    action,
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? '',
    tokenName: actor?.token?.name ?? '',
    object: object.slice(0, OBJECT_CHARACTERS),
    address: shortAddress(address),
  };
  await tx.auditEvent.create({ data });
  logLine({ event: action, actor: data.actorId, object: data.object, address: data.address });
}
