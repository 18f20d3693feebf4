import { homeOf, isHomePath } from '@/lib/domain/auth/home-path';
import { SITE } from '@/lib/domain/limits';
import {
  type AuthOutside,
  type AuthSession,
  type AuthState,
  isSession,
  type ResetReason,
} from './auth-state';
import type { createLateSignOut } from './late-sign-out';

/** The state that the actions work on. */
export interface AuthParts {
  connected: Promise<AuthOutside>;
  late: ReturnType<typeof createLateSignOut>;
  /** Asked before signing out; the latest is asked first. */
  guards: ReadonlySet<() => Promise<boolean>>;
  set(change: Partial<AuthState>): void;
  get(): AuthState;
  session: CurrentSession;
}

/** Begins and ends the session that this document knows of. */
export class CurrentSession {
  /** Counts events: an answer is ignored if anything has happened since its request. */
  turn = 0;

  constructor(
    private readonly set: AuthParts['set'],
    private readonly get: AuthParts['get'],
    private readonly listeners: ReadonlySet<(reason: ResetReason) => void>,
  ) {}

  end(reason: ResetReason): void {
    this.turn += 1;
    this.set({ isAuthenticated: false, session: null });
    for (const listener of this.listeners) listener(reason);
  }

  /** Applies the server's answer; null if nobody is signed in. */
  take(session: AuthSession | null): void {
    if (session) {
      this.turn += 1;
      this.set({ isAuthenticated: true, session });
    } else if (this.get().isAuthenticated) this.end('ended');
    else this.set({ session: null });
  }
}

/** Loading the session, and applying the answer. */
export function sessionActions({
  connected,
  late,
  set,
  get,
  session,
}: AuthParts): Pick<AuthState, 'refresh' | 'signIn' | 'adopt' | 'meet'> {
  return {
    refresh: async () => {
      session.turn += 1;
      const mine = session.turn;
      const outside = await connected;
      const answer = await outside.fetchSession().catch(() => 'unknown' as const);
      if (mine !== session.turn) return;
      if (answer === 'unknown') set({ session: null });
      else session.take(answer);
    },

    signIn: async (credentials) => {
      const outside = await connected;
      const result = await outside.inTurn(async () => {
        const answer = await outside.sendSignIn(credentials);
        // The session that was to end has been ended by the new one.
        if (answer.ok) late.forget(outside);
        return answer;
      });
      if (!result.ok) return result;
      set({ lateSignOut: null });
      await get().refresh();
      return result;
    },

    adopt: (answer) => {
      if (isSession(answer)) {
        void connected.then((outside) => late.forget(outside));
        set({ lateSignOut: null });
      }
      session.take(isSession(answer) ? answer : null);
    },

    meet: async (answer) => {
      const mine = session.turn;
      const paid = isSession(answer) ? await late.pay() : 'nothing';
      if (paid === 'heard') session.end('ended');
      else if (paid === 'waits') set({ lateSignOut: 'waits' });
      else if (mine === session.turn) session.take(isSession(answer) ? answer : null);
    },
  };
}

/** Ending the session, even while the server cannot be reached. */
export function signOutActions({
  connected,
  late,
  guards,
  set,
  get,
  session,
}: AuthParts): Pick<AuthState, 'logout' | 'finishSignOut' | 'clear'> {
  return {
    logout: async () => {
      const outside = await connected;
      for (const guard of [...guards].reverse()) if (!(await guard())) return;
      // Before the call: what a page that is closed meanwhile has not told, the next one does.
      late.owe(outside);
      const isWaiting = (await late.pay()) === 'waits';
      outside.remove(SITE.devModeStorageKey);
      set({ devMode: false, lateSignOut: isWaiting ? 'waits' : null });
      session.end('logout');
      // If the server does not answer there is no page to go to.
      if (isWaiting) return;
      const pathname = outside.pathname();
      if (!isHomePath(pathname)) outside.go(homeOf(pathname));
    },

    finishSignOut: async () => {
      const paid = await late.pay();
      if (paid === 'waits') set({ lateSignOut: 'waits' });
      else if (get().lateSignOut === 'waits') set({ lateSignOut: 'heard' });
    },

    clear: () => session.end('ended'),
  };
}
