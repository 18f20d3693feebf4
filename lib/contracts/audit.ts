import * as z from 'zod';
import { AUDIT_GROUPS } from '@/lib/domain/auth/audit-actions';
import { MEDIA } from '@/lib/domain/limits';
import { date, id } from './text';

/** `GET /api/audit`: newest first; `cursor` is opaque and stable while events come and go. */
export const auditQuery = z.strictObject({
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: id.exactOptional(),
  /** Only actions of one kind. */
  group: z.enum(AUDIT_GROUPS).exactOptional(),
  /** Only what one account did, also one that is gone. */
  actor: id.exactOptional(),
});

/** An audit event; `actorId` is null for a visitor, `address` is only the network. */
const auditEvent = z.strictObject({
  id: z.string(),
  /** One of `AUDIT_ACTIONS`, or of those of an earlier release. */
  action: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  /** The name of the access token that it was done with; empty: with none. */
  tokenName: z.string(),
  object: z.string(),
  address: z.string(),
  at: date,
});

export type AuditRecord = z.output<typeof auditEvent>;

export const auditEventList = z.strictObject({
  events: z.array(auditEvent),
  hasMore: z.boolean(),
  cursor: z.string().exactOptional(),
});
