import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { localisePath } from '@/lib/domain/addresses/paths';
import { homeOf, isHomePath } from '@/lib/domain/auth/home-path';
import type { Role } from '@/lib/domain/auth/roles';
import type { Credentials, SignInResult } from '@/lib/domain/auth/signing-in';
import { SITE } from '@/lib/domain/limits';
import { createLateSignOut, type LateSignOut, type SignOutOutside } from './late-sign-out';

/** What the server says of a session (http-api "Session"); the times are ISO 8601. */
export interface AuthSession {
  user: { id: string; name: string; role: Role };
  expires: string;
}

/** What the store needs of the browser and the server; none of it but `askSession` throws. */
export interface AuthOutside extends SignOutOutside {
  /** Null when nobody is signed in. @throws when the server cannot be asked */
  askSession(): Promise<AuthSession | null>;
  sendSignIn(credentials: Credentials): Promise<SignInResult>;
  pathname(): string;
  locale(): string;
  go(path: string): void;
  openWindow(path: string, size: { width: number; height: number }): void;
}

/**
 * Why what is being edited is reset: somebody signed out here, or the session ended elsewhere, which keeps the local
 * copies of unsaved work (decision 3).
 */
export type ResetReason = 'logout' | 'ended';

export interface AuthState {
  /** Edit or view mode: a preference of this browser, which grants nothing (decision 2). */
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
   * Ends the session on the server, forgets everything here, and goes home (specification §4 "Auth"), unless somebody who
   * was asked before would rather stay (decision 3).
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

/** Where the sign-in is kept. */
const AUTH_STORAGE_KEY = 'auth';
const SIGN_IN_PATH = '/master?popup=1';

interface Kept {
  isAuthenticated: boolean;
  /** So that each sign-in is a new value: only then do other tabs hear of it. */
  until?: string;
}

/**
 * The auth store (specification §3, §4 "Auth"; decisions 2 and 3). It knows neither browser nor server: they come in,
 * and what is called earlier waits for them.
 */
export function createAuthStore(connected: Promise<AuthOutside>) {
  const listeners = new Set<(reason: ResetReason) => void>();
  const guards = new Set<() => Promise<boolean>>();
  let firstCheck: Promise<void> | null = null;
  /** An answer counts only while nothing has happened since it was asked for. */
  let turn = 0;
  const late = createLateSignOut(connected);

  const storage: PersistStorage<Kept> = {
    getItem: async (name) => readKept((await connected).read(name)),
    // Without a sign-in nothing is kept, and one that the server has not confirmed yet stays as it stands.
    setItem: async (name, value) => {
      const outside = await connected;
      if (!value.state.isAuthenticated) outside.remove(name);
      else if (value.state.until !== undefined) outside.write(name, JSON.stringify(value));
    },
    removeItem: async (name) => (await connected).remove(name),
  };

  const store = create<AuthState>()(
    persist(
      (set, get) => {
        const begin = (session: AuthSession) => {
          turn += 1;
          set({ isAuthenticated: true, session });
        };
        const end = (reason: ResetReason) => {
          turn += 1;
          set({ isAuthenticated: false, session: null });
          for (const listener of listeners) listener(reason);
        };
        const take = (session: AuthSession | null) => {
          if (session) begin(session);
          else if (get().isAuthenticated) end('ended');
          else set({ session: null });
        };
        const firstLook = async () => {
          const outside = await connected;
          await store.persist.rehydrate();
          set({ devMode: outside.read(SITE.devModeStorageKey) === 'true' });
          if (late.isOwed(outside)) await get().finishSignOut();
          if (get().isAuthenticated && !get().session) await get().refresh();
          set({ isInitialized: true });
        };
        return {
          devMode: false,
          isInitialized: false,
          isAuthenticated: false,
          session: null,
          lateSignOut: null,

          check: () => {
            firstCheck ??= firstLook();
            return firstCheck;
          },

          refresh: async () => {
            turn += 1;
            const mine = turn;
            const outside = await connected;
            const answer = await outside.askSession().catch(() => 'unknown' as const);
            if (mine !== turn) return;
            if (answer === 'unknown') set({ session: null });
            else take(answer);
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
            take(isSession(answer) ? answer : null);
          },

          meet: async (answer) => {
            const mine = turn;
            const paid = isSession(answer) ? await late.pay() : 'nothing';
            if (paid === 'heard') end('ended');
            else if (paid === 'waits') set({ lateSignOut: 'waits' });
            else if (mine === turn) take(isSession(answer) ? answer : null);
          },

          logout: async () => {
            const outside = await connected;
            // What has come last is what somebody is at: it asks first.
            for (const guard of [...guards].reverse()) if (!(await guard())) return;
            // Before the call: what a page that is closed meanwhile has not told, the next one does.
            late.owe(outside);
            const isWaiting = (await late.pay()) === 'waits';
            outside.remove(SITE.devModeStorageKey);
            set({ devMode: false, lateSignOut: isWaiting ? 'waits' : null });
            end('logout');
            // Where the server does not answer there is nothing to go to.
            if (isWaiting) return;
            const pathname = outside.pathname();
            if (!isHomePath(pathname)) outside.go(homeOf(pathname));
          },

          finishSignOut: async () => {
            const paid = await late.pay();
            if (paid === 'waits') set({ lateSignOut: 'waits' });
            else if (get().lateSignOut === 'waits') set({ lateSignOut: 'heard' });
          },

          clear: () => end('ended'),

          setDevMode: async (isOn) => {
            set({ devMode: isOn });
            (await connected).write(SITE.devModeStorageKey, String(isOn));
          },

          openSignIn: async () => {
            const outside = await connected;
            const size = { width: SITE.loginPopupWidthPx, height: SITE.loginPopupHeightPx };
            outside.openWindow(localisePath(SIGN_IN_PATH, outside.locale()), size);
          },

          hearStorage: async (key) => {
            if (key !== null && key !== AUTH_STORAGE_KEY) return;
            const kept = readKept((await connected).read(AUTH_STORAGE_KEY));
            if (kept?.state.isAuthenticated) await get().refresh();
            else if (get().isAuthenticated) end('ended');
          },
        };
      },
      {
        name: AUTH_STORAGE_KEY,
        storage,
        skipHydration: true,
        partialize: ({ isAuthenticated, session }): Kept => ({
          isAuthenticated,
          ...(session && { until: session.expires }),
        }),
        merge: (kept, state) => ({
          ...state,
          isAuthenticated: state.isAuthenticated || (kept as Kept | undefined)?.isAuthenticated === true,
        }),
      },
    ),
  );

  return {
    store,
    /** Hears when what is being edited is to be reset; gives back how to stop hearing it. */
    onReset: (listener: (reason: ResetReason) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Asks this one before signing out: false stops it. Gives how to ask no more. */
    beforeLogout: (guard: () => Promise<boolean>) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
      };
    },
  };
}

function isSession(answer: AuthSession | Record<string, never>): answer is AuthSession {
  return 'user' in answer;
}

/** What was kept, null for nothing or for something that we did not write. */
function readKept(text: string | null) {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const state = (kept as { state?: Partial<Kept> } | null)?.state;
    return state ? { state: { isAuthenticated: state.isAuthenticated === true }, version: 0 } : null;
  } catch {
    return null;
  }
}

let connect: (outside: AuthOutside) => void = () => {};
const connected = new Promise<AuthOutside>((resolve) => {
  connect = resolve;
});
const { store, onReset: hearReset, beforeLogout: askBefore } = createAuthStore(connected);

/** The one store of a document. It waits until `components/shell/auth-connection` has been loaded. */
export const useAuth = store;

/** Gives the store its browser and server; once. */
export const connectAuth = connect;

/** Hears when what is being edited is to be reset (specification §4: on logout). */
export const onReset = hearReset;

/** Has a say before somebody signs out here: what is unsaved is dropped by it. */
export const beforeLogout = askBefore;
