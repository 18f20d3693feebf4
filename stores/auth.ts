import { create } from 'zustand';
import { type PersistOptions, type PersistStorage, persist } from 'zustand/middleware';
import { localisePath } from '@/lib/domain/addresses/paths';
import { SITE } from '@/lib/domain/limits';
import { type AuthParts, CurrentSession, sessionActions, signOutActions } from './auth-actions';
import type { AuthOutside, AuthState, ResetReason } from './auth-state';
import { createLateSignOut } from './late-sign-out';

/** Where the sign-in is kept. */
const AUTH_STORAGE_KEY = 'auth';
const SIGN_IN_PATH = '/master?popup=1';

interface Kept {
  isAuthenticated: boolean;
  /** So that each sign-in is a new value: only then do other tabs hear of it. */
  until?: string;
}

/** The auth store. Browser and server are passed in, and earlier calls wait for them. */
export function createAuthStore(connected: Promise<AuthOutside>) {
  const listeners = new Set<(reason: ResetReason) => void>();
  const guards = new Set<() => Promise<boolean>>();
  const late = createLateSignOut(connected);

  const rehydrate = async (): Promise<void> => store.persist.rehydrate();

  const store = create<AuthState>()(
    persist((set, get) => {
      const session = new CurrentSession(set, get, listeners);
      const parts: AuthParts = { connected, late, guards, set, get, session };
      return {
        devMode: false,
        isInitialized: false,
        isAuthenticated: false,
        session: null,
        lateSignOut: null,
        ...sessionActions(parts),
        ...signOutActions(parts),
        ...browserActions(parts, rehydrate),
      };
    }, keptIn(connected)),
  );

  return {
    store,
    /** Subscribes to resets of the editor; returns the unsubscribe function. */
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

/** Actions on the browser alone: its storage and its windows. */
function browserActions(
  { connected, late, set, get, session }: AuthParts,
  rehydrate: () => Promise<void>,
): Pick<AuthState, 'check' | 'setDevMode' | 'openSignIn' | 'hearStorage'> {
  let firstCheck: Promise<void> | null = null;
  const firstLook = async () => {
    const outside = await connected;
    await rehydrate();
    set({ devMode: outside.read(SITE.devModeStorageKey) === 'true' });
    if (late.isOwed(outside)) await get().finishSignOut();
    if (get().isAuthenticated && !get().session) await get().refresh();
    set({ isInitialized: true });
  };
  return {
    check: () => {
      firstCheck ??= firstLook();
      return firstCheck;
    },

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
      else if (get().isAuthenticated) session.end('ended');
    },
  };
}

/** The hint of a sign-in is stored in the browser, which may become available after the store. */
function keptIn(connected: Promise<AuthOutside>): PersistOptions<AuthState, Kept> {
  const storage: PersistStorage<Kept> = {
    getItem: async (name) => readKept((await connected).read(name)),
    // Without a sign-in nothing is stored, and an unconfirmed one is left as it is.
    setItem: async (name, value) => {
      const outside = await connected;
      if (!value.state.isAuthenticated) outside.remove(name);
      else if (value.state.until !== undefined) outside.write(name, JSON.stringify(value));
    },
    removeItem: async (name) => (await connected).remove(name),
  };
  return {
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
  };
}

/** The stored value, null for none or for one that is not ours. */
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

/** Subscribes to resets of the editor (on logout). */
export const onReset = hearReset;

/** Registers a guard that is asked before signing out, since that drops unsaved work. */
export const beforeLogout = askBefore;
