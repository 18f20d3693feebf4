import 'server-only';

import { splitLocale } from '@/lib/domain/addresses/paths';
import { AUTH } from '@/lib/domain/auth/limits';
import type { ContactOutcome } from '@/lib/domain/contact/form';
import { CONTACT } from '@/lib/domain/contact/limits';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { INPUT } from '@/lib/domain/limits';
import { SEARCH_PATH } from '@/lib/domain/search/search-request';

/** A call that may come from somebody who is not signed in, and costs more than a finished page. */
export interface PublicCall {
  /** Passwords are hashed one at a time, at some thirty milliseconds of processor time each. */
  kind: 'sign-in' | 'search' | 'other';
  /** How large its body may be; the handler says the same. */
  bodyBytes: number;
  /** How long its body may take to come in. */
  patienceMs: number;
  /** The note on a page that a form without script is led back to when there is no place for it. */
  failureNote?: string;
}

const SIGN_IN_PATIENCE_MS = 2_000;
/** Contact messages may come from phones with a poor connection. */
const PATIENCE_MS = 5_000;

/** Drawn for each visitor by itself. */
const SEARCH_CALL: PublicCall = { kind: 'search', bodyBytes: 0, patienceMs: 0 };

const FAILED: ContactOutcome = 'failed';

const CALLS: readonly [RegExp, PublicCall][] = [
  [
    /^\/api\/(?:auth\/(?:callback\/[^/]*|owner-link|passkey|password|second-step)|passkeys\/(?:challenge|second-factor|[^/]*\/remove)|tokens)$/,
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

/** Whether the search of the site stands at a decoded pathname, or would in a language that the site does not have. */
export const isSearch = (pathname: string): boolean =>
  splitLocale(pathname, reservedSegments()).path === SEARCH_PATH;

/** What the small server must know of a call before it admits it; null if only the application decides. */
export function publicCallOf(method: string | undefined, pathname: string): PublicCall | null {
  if (method !== 'POST') return isSearch(pathname) ? SEARCH_CALL : null;
  return CALLS.find(([path]) => path.test(pathname))?.[1] ?? null;
}
