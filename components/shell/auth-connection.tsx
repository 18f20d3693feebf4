'use client';

import { fetchSession, sendLogout, sendSignIn } from '@/lib/client/auth-calls';
import { splitLocale } from '@/lib/domain/addresses/paths';
import type { Role } from '@/lib/domain/auth/roles';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { connectAuth, useAuth } from '@/stores/auth';

/** How often the server is told again of a sign-out that it has not heard of. */
const FINISH_AGAIN_MS = 10_000;
const WINDOW_NAME = 'atelier-sign-in';

/** What is kept for the next visit; where that is refused, a sign-in lasts as long as the page. */
const kept = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
    // Browsers tell only other tabs; what loads the toolbar in this one waits for the same news.
    dispatchEvent(new StorageEvent('storage', { key }));
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {}
  },
};

/** One after the other in all tabs; in a browser without locks, in this one alone. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('atelier-sign-in', work);
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

function openWindow(path: string, { width, height }: { width: number; height: number }): void {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const size = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const opened = open(path, WINDOW_NAME, size);
  // A browser that opens no windows is led there instead.
  if (opened) opened.focus();
  else location.assign(path.split('?', 1)[0] ?? path);
}

function connect(): void {
  connectAuth({
    ...kept,
    fetchSession: () => fetchSession<Role>(),
    sendSignIn,
    sendLogout,
    inTurn,
    pathname: () => location.pathname,
    locale: () => splitLocale(location.pathname, reservedSegments()).locale,
    go: (path) => location.assign(path),
    openWindow,
  });
  const auth = () => useAuth.getState();
  addEventListener('storage', (event) => {
    if (event.isTrusted) auth().hearStorage(event.key);
  });
  // A page that was kept for the way back has heard nothing meanwhile.
  addEventListener('pageshow', (event) => {
    if (event.persisted) auth().hearStorage(null);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (auth().isAuthenticated) void auth().refresh();
    if (auth().lateSignOut === 'waits') void auth().finishSignOut();
  });
  // A network that is back, or a server that has been away on a network that was not.
  addEventListener('online', () => void auth().finishSignOut());
  setInterval(() => {
    if (auth().lateSignOut === 'waits' && navigator.onLine) void auth().finishSignOut();
  }, FINISH_AGAIN_MS);
}

if (typeof window !== 'undefined') connect();

/** Joins the auth store to this browser: to be in every page whose features use the store. It shows nothing. */
export function AuthConnection() {
  return null;
}
