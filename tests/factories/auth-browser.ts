import { createAuthStore } from '@/stores/auth';
import type { AuthOutside, AuthSession, ResetReason } from '@/stores/auth-state';

export const ADA: AuthSession = {
  user: { id: 'u1', name: 'Ada', role: 'owner' },
  expires: '2026-12-05T12:00:00.000Z',
};
export const SIGNED_IN = JSON.stringify({ state: { isAuthenticated: true, until: ADA.expires }, version: 0 });

interface Situation {
  /** The browser's storage. */
  kept?: Record<string, string>;
  pathname?: string;
  locale?: string;
}

/** A browser without a window: what it keeps, what it was asked to do, and a server that says what a test tells it to. */
export function browser({ kept = {}, pathname = '/about', locale = 'en' }: Situation = {}) {
  const storage = new Map(Object.entries(kept));
  const done: string[] = [];
  const server = {
    session: ADA as AuthSession | null,
    isAway: false,
    /** Whether it can be told of a sign-out. */
    hears: true,
    signIn: { ok: true } as Awaited<ReturnType<AuthOutside['sendSignIn']>>,
  };
  let turn: Promise<unknown> = Promise.resolve();
  const outside: AuthOutside = {
    read: (key) => storage.get(key) ?? null,
    write: (key, value) => void storage.set(key, value),
    remove: (key) => void storage.delete(key),
    fetchSession: async () => {
      done.push('ask');
      if (server.isAway) throw new Error('offline');
      return server.session;
    },
    sendSignIn: async (given) => {
      done.push(
        'password' in given
          ? `sign in ${given.name ?? ''}:${given.password}`
          : `sign in by ${Object.keys(given)}`,
      );
      return server.signIn;
    },
    sendLogout: async () => {
      done.push('logout');
      return server.hears;
    },
    inTurn: (work) => {
      const next = turn.then(work);
      turn = next.catch(() => {});
      return next;
    },
    pathname: () => pathname,
    locale: () => locale,
    go: (path) => void done.push(`go ${path}`),
    openWindow: (path, { width, height }) => void done.push(`open ${path} ${width}x${height}`),
  };
  const { store, onReset, beforeLogout } = createAuthStore(Promise.resolve(outside));
  const resets: ResetReason[] = [];
  onReset((reason) => resets.push(reason));
  return { storage, done, server, store, resets, onReset, beforeLogout, outside };
}

/** The store's state, without its functions. */
export function stateOf({ store }: ReturnType<typeof browser>) {
  const { devMode, isInitialized, isAuthenticated, session } = store.getState();
  return { devMode, isInitialized, isAuthenticated, session };
}
