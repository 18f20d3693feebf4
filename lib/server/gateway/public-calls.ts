import 'server-only';

import { AUTH } from '@/lib/domain/auth/limits';
import type { ContactOutcome } from '@/lib/domain/contact/form';
import { CONTACT } from '@/lib/domain/contact/limits';
import { INPUT } from '@/lib/domain/limits';

/** A call that takes a body from somebody who may not be signed in. */
export interface PublicCall {
  /** Passwords are looked at one by one, and cost a processor some thirty milliseconds each. */
  kind: 'sign-in' | 'other';
  /** How large its body may be; the handler says the same. */
  bodyBytes: number;
  /** How long its body may take to come in. */
  patienceMs: number;
  /** The note on a page that a form without script is led back to when there is no place for it. */
  failureNote?: string;
}

const SIGN_IN_PATIENCE_MS = 2_000;
/** A message is typed on a phone somewhere, and goes out by whatever network there is. */
const PATIENCE_MS = 5_000;

const FAILED: ContactOutcome = 'failed';

const CALLS: readonly [RegExp, PublicCall][] = [
  [
    /^\/api\/(?:auth\/(?:callback\/[^/]*|owner-link|passkey|password|second-step)|passkeys\/(?:challenge|second-factor|[^/]*\/remove))$/,
    { kind: 'sign-in', bodyBytes: AUTH.signInBodyBytes, patienceMs: SIGN_IN_PATIENCE_MS },
  ],
  [/^\/api\/auth\//, { kind: 'other', bodyBytes: AUTH.signInBodyBytes, patienceMs: SIGN_IN_PATIENCE_MS }],
  [
    /^\/api\/contact$/,
    { kind: 'other', bodyBytes: CONTACT.bodyBytes, patienceMs: PATIENCE_MS, failureNote: FAILED },
  ],
  [
    /^\/api\/pages\/by-path$/,
    { kind: 'other', bodyBytes: INPUT.pageRequestBytes, patienceMs: SIGN_IN_PATIENCE_MS },
  ],
];

/** What the small server has to know of a call before it lets it in; null for one that only the application judges. */
export function publicCallOf(method: string | undefined, pathname: string): PublicCall | null {
  if (method !== 'POST') return null;
  return CALLS.find(([path]) => path.test(pathname))?.[1] ?? null;
}
