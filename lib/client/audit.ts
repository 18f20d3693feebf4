import { infiniteQueryOptions } from '@tanstack/react-query';
import { auditEventList } from '@/lib/contracts/audit';
import type { AuditGroup } from '@/lib/domain/auth/audit-actions';
import { call } from './http';

/** What is listed of the record of events; null is everything. */
export interface AuditFilter {
  group: AuditGroup | null;
  /** An account's id. */
  actor: string | null;
}

const LIMIT = 50;

/** What accounts did, newest first, a page at a time. For the owner only. */
export const auditQuery = ({ group, actor }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', group, actor],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(LIMIT),
        ...(group !== null && { group }),
        ...(actor !== null && { actor }),
        ...(pageParam !== null && { cursor: pageParam }),
      });
      return call(`/api/audit?${query}`, auditEventList, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor ?? null,
  });
