import type { TokenScope } from '@/lib/domain/auth/token-scopes';

/** What each scope is called, as keys of `tokens`. */
export const SCOPE_TEXT = { read: 'read', 'write-drafts': 'writeDrafts' } as const satisfies Record<
  TokenScope,
  string
>;
