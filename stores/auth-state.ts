import type { Role } from '@/lib/domain/auth/roles';
import type { Credentials, SignInResult } from '@/lib/domain/auth/signing-in';
import type { LateSignOut, SignOutOutside } from './late-sign-out';

/** What the server says of a session; the times are ISO 8601. */
export interface AuthSession {
  user: { id: string; name: string; role: Role };
  expires: string;
}

/** What the store needs of the browser and the server; none of it but `fetchSession` throws. */
export interface AuthOutside extends SignOutOutside {
  /** Null when nobody is signed in. @throws when the server cannot be asked */
  fetchSession(): Promise<AuthSession | null>;
  sendSignIn(credentials: Credentials): Promise<SignInResult>;
  pathname(): string;
  locale(): string;
  go(path: string): void;
  openWindow(path: string, size: { width: number; height: number }): void;
}

/**
 * Why what is being edited is reset: somebody signed out here, or the session ended elsewhere, which keeps the local
 * copies of unsaved work.
 */
export type ResetReason = 'logout' | 'ended';

export interface AuthState {
  /** Edit or view mode: a preference of this browser, which grants nothing. */
  devMode: boolean;
  /** Whether the first check is over. */
  isInitialized: boolean;
  /** As far as this browser knows; the server decides. */
  isAuthenticated: boolean;
  /** Null until the server has said who it is, and when it cannot be asked. */
  session: AuthSession | null;
  /** Null where the server heard the last sign-out at once, or nobody signed out. */
  lateSignOut: LateSignOut | null;
  /** Reads what this browser keeps, and asks the server where it keeps a sign-in. Once, however often it is called. */
  check(): Promise<void>;
  /** Asks the server who is signed in. A failure counts as no session, but is no reason to forget the sign-in. */
  refresh(): Promise<void>;
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Takes over what a call has said of the session that it began: after an owner link or a new password. */
  adopt(answer: AuthSession | Record<string, never>): void;
  /** Takes over what a page has said of the session, unless it is one that was to be over by now. */
  meet(answer: AuthSession | Record<string, never>): Promise<void>;
  /**
   * Ends the session on the server, forgets everything here, and goes home, unless somebody who
   * was asked before would rather stay.
   */
  logout(): Promise<void>;
  /** Tells the server of a sign-out that it has not heard of yet, if there is one. */
  finishSignOut(): Promise<void>;
  /** The session is over and the server knows: after a 401. */
  clear(): void;
  setDevMode(isOn: boolean): void;
  /** Signing in in a window of its own; this one hears of it by `hearStorage`. */
  openSignIn(): void;
  /** Another tab has written or removed this key, or everything (null). */
  hearStorage(key: string | null): void;
}

export function isSession(answer: AuthSession | Record<string, never>): answer is AuthSession {
  return 'user' in answer;
}
