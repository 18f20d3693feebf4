import type { Role } from '@/lib/domain/auth/roles';
import type { Credentials, SignInResult } from '@/lib/domain/auth/signing-in';
import type { LateSignOut, SignOutOutside } from './late-sign-out';

/** A session as the server describes it; times are ISO 8601. */
export interface AuthSession {
  user: {
    id: string;
    name: string;
    role: Role;
    /** BCP 47: the language that the account has chosen for the tools, if it has. */
    toolsLanguage?: string | undefined;
  };
  expires: string;
  /** How many messages nobody has read yet; for owners, if there are any. */
  newMessages?: number | undefined;
}

/** The browser and server functions that the store needs; only `fetchSession` may throw. */
export interface AuthOutside extends SignOutOutside {
  /** Null if nobody is signed in. */
  fetchSession(): Promise<AuthSession | null>;
  sendSignIn(credentials: Credentials): Promise<SignInResult>;
  pathname(): string;
  locale(): string;
  go(path: string): void;
  openWindow(path: string, size: { width: number; height: number }): void;
}

/** Why the editor is reset: the user signed out here, or the session ended elsewhere, which keeps local backups. */
export type ResetReason = 'logout' | 'ended';

export interface AuthState {
  /** Edit or view mode: a preference of this browser, which grants nothing. */
  devMode: boolean;
  /** Whether the first check is over. */
  isInitialized: boolean;
  /** As far as this browser knows; the server decides. */
  isAuthenticated: boolean;
  /** Null until the server has answered, and while it cannot be reached. */
  session: AuthSession | null;
  /** Null unless a sign-out has not reached the server yet. */
  lateSignOut: LateSignOut | null;
  /** Reads what this browser keeps, and asks the server where it keeps a sign-in. Once, however often it is called. */
  check(): Promise<void>;
  /** Asks the server who is signed in. A failure counts as no session, but is no reason to forget the sign-in. */
  refresh(): Promise<void>;
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Applies the session in a call's answer: after a one-time link or a new password. */
  adopt(answer: AuthSession | Record<string, never>): void;
  /** Applies the session in a page, unless it should have ended. */
  meet(answer: AuthSession | Record<string, never>): Promise<void>;
  /** Ends the session on the server, forgets everything here and goes home, unless a guard objects. */
  logout(): Promise<void>;
  /** Tells the server of a sign-out that it has not heard of yet, if there is one. */
  finishSignOut(): Promise<void>;
  /** The session is over, as a 401 shows. */
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
