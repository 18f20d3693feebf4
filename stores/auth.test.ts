import { describe, expect, it, vi } from 'vitest';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { ADA, browser, SIGNED_IN, stateOf } from '@/tests/factories/auth-browser';
import { createAuthStore } from './auth';
import type { AuthOutside, AuthSession, ResetReason } from './auth-state';

describe('the first check (docs/reference/screens.md#toolbar)', () => {
  it('asks nobody where no sign-in is kept, and keeps nothing', async () => {
    const tab = browser({ kept: { dev_mode: 'true' } });
    await tab.store.getState().check();
    expect(tab.done).toEqual([]);
    expect(stateOf(tab)).toEqual({
      devMode: true,
      isInitialized: true,
      isAuthenticated: false,
      session: null,
    });
    expect([...tab.storage]).toEqual([['dev_mode', 'true']]);
  });

  it('asks the server once where one is kept', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    await Promise.all([tab.store.getState().check(), tab.store.getState().check()]);
    await tab.store.getState().check();
    expect(tab.done).toEqual(['ask']);
    expect(stateOf(tab)).toEqual({
      devMode: false,
      isInitialized: true,
      isAuthenticated: true,
      session: ADA,
    });
    expect(tab.resets).toEqual([]);
  });

  it('forgets a sign-in that the server knows nothing of', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    tab.server.session = null;
    await tab.store.getState().check();
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null });
    expect(tab.resets).toEqual(['ended']);
    await vi.waitFor(() => expect(tab.storage.has('auth')).toBe(false));
  });

  it('shows no session while the server cannot be asked, and asks again later', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    tab.server.isAway = true;
    await tab.store.getState().check();
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: null });
    expect(tab.storage.get('auth')).toBe(SIGNED_IN);
    tab.server.isAway = false;
    await tab.store.getState().refresh();
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: ADA });
  });

  it.each(['', 'null', '{', '[]', '"true"', '{"state":null}', '{"state":{"isAuthenticated":"true"}}'])(
    'takes %o for no sign-in',
    async (auth) => {
      const tab = browser({ kept: { auth } });
      await tab.store.getState().check();
      expect(tab.done).toEqual([]);
      expect(stateOf(tab)).toMatchObject({ isInitialized: true, isAuthenticated: false });
    },
  );

  it('waits for the browser, and takes no page for signed out that has said otherwise meanwhile', async () => {
    let connect: (outside: AuthOutside) => void = () => {};
    const { store } = createAuthStore(
      new Promise((resolve) => {
        connect = resolve;
      }),
    );
    const checked = store.getState().check();
    store.getState().adopt(ADA);
    connect(browser().outside);
    await checked;
    expect(store.getState()).toMatchObject({ isInitialized: true, isAuthenticated: true, session: ADA });
  });
});

const QUESTION = {
  ...{ challenge: 'x', rpId: 'localhost', allowCredentials: [] },
  ...{ userVerification: 'required', timeout: 1 },
} as const satisfies PasskeyQuestion;

describe('signing in', () => {
  it('asks who it is and keeps that somebody is signed in, but not who', async () => {
    const tab = browser();
    expect(await tab.store.getState().signIn({ name: 'Ada', password: 'ships' })).toEqual({ ok: true });
    expect(tab.done).toEqual(['sign in Ada:ships', 'ask']);
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: ADA });
    await vi.waitFor(() => expect(tab.storage.get('auth')).toBe(SIGNED_IN));
    expect(tab.storage.get('auth')).not.toContain('Ada');
  });

  it('takes the answer of a passkey instead of a password', async () => {
    const tab = browser();
    expect(await tab.store.getState().signIn({ passkey: {} })).toEqual({ ok: true });
    expect(tab.done).toEqual(['sign in by passkey', 'ask']);
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: ADA });
  });

  it.each([
    [{ ok: false, kind: 'invalid' } as const],
    [{ ok: false, kind: 'limited', seconds: 8 } as const],
    [{ ok: false, kind: 'unavailable' } as const],
    [{ ok: false, kind: 'over' } as const],
    [{ ok: false, kind: 'secondStep', question: QUESTION } as const],
  ])('passes a refusal on and changes nothing: %o', async (refusal) => {
    const tab = browser();
    tab.server.signIn = refusal;
    expect(await tab.store.getState().signIn({ password: 'no' })).toEqual(refusal);
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null });
    expect([...tab.storage]).toEqual([]);
  });

  it('takes over what an owner link answers', async () => {
    const tab = browser();
    tab.store.getState().adopt(ADA);
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: ADA });
    tab.store.getState().adopt({});
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null });
  });

  it.each([
    ['en', 'open /master?popup=1 960x600'],
    ['ru', 'open /ru/master?popup=1 960x600'],
  ])('opens a window of its own in %s (docs/reference/http-api.md)', async (locale, expected) => {
    const tab = browser({ locale });
    tab.store.getState().openSignIn();
    await vi.waitFor(() => expect(tab.done).toEqual([expected]));
  });
});

describe('signing out (docs/reference/accounts-and-roles.md#in-the-browser)', () => {
  it('ends the session, forgets everything, resets, and goes home, in this order', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN, dev_mode: 'true' }, pathname: '/ru/works' });
    await tab.store.getState().check();
    tab.onReset(() => tab.done.push(`reset, signed in: ${tab.store.getState().isAuthenticated}`));
    await tab.store.getState().logout();
    expect(tab.done).toEqual(['ask', 'logout', 'reset, signed in: false', 'go /ru']);
    expect(stateOf(tab)).toMatchObject({ devMode: false, isAuthenticated: false, session: null });
    expect(tab.resets).toEqual(['logout']);
    await vi.waitFor(() => expect([...tab.storage]).toEqual([]));
  });

  it.each(['/', '/en', '/ru', '/uk'])('stays where it is on %s', async (pathname) => {
    const tab = browser({ kept: { auth: SIGNED_IN }, pathname });
    await tab.store.getState().check();
    await tab.store.getState().logout();
    expect(tab.done).toEqual(['ask', 'logout']);
  });

  it('asks whoever has a say, the latest first, and stays signed in when one says no', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    await tab.store.getState().check();
    const asks = (name: string, may: boolean) =>
      tab.beforeLogout(async () => {
        tab.done.push(name);
        return may;
      });
    asks('first', true);
    const forget = asks('second', false);
    await tab.store.getState().logout();
    expect(tab.done).toEqual(['ask', 'second']);
    expect(tab.store.getState().isAuthenticated).toBe(true);
    forget();
    await tab.store.getState().logout();
    expect(tab.done.slice(2)).toEqual(['first', 'logout', 'go /']);
  });

  it('takes no answer that was under way for a new sign-in', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    await tab.store.getState().check();
    let answer: (session: AuthSession) => void = () => {};
    tab.outside.fetchSession = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const refreshed = tab.store.getState().refresh();
    await tab.store.getState().logout();
    answer(ADA);
    await refreshed;
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null });
    expect(tab.storage.has('auth')).toBe(false);
  });

  it('stops telling a listener that has gone', async () => {
    const tab = browser();
    const heard: ResetReason[] = [];
    const stop = tab.onReset((reason) => heard.push(reason));
    tab.store.getState().clear();
    stop();
    tab.store.getState().clear();
    expect(heard).toEqual(['ended']);
  });
});

describe('other tabs', () => {
  it('a sign-out there is one here, and keeps local copies', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN, dev_mode: 'true' } });
    await tab.store.getState().check();
    tab.storage.delete('auth');
    tab.store.getState().hearStorage('auth');
    await vi.waitFor(() => expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null }));
    expect(tab.resets).toEqual(['ended']);
    expect(tab.done).toEqual(['ask']);
  });

  it('a sign-in there makes this one ask', async () => {
    const tab = browser();
    await tab.store.getState().check();
    tab.storage.set('auth', SIGNED_IN);
    tab.store.getState().hearStorage('auth');
    await vi.waitFor(() => expect(stateOf(tab)).toMatchObject({ isAuthenticated: true, session: ADA }));
    expect(tab.done).toEqual(['ask']);
  });

  it('storage that is emptied is a sign-out, another key is nothing', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    await tab.store.getState().check();
    tab.storage.clear();
    tab.store.getState().hearStorage('visited_at');
    await Promise.resolve();
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: true });
    tab.store.getState().hearStorage(null);
    await vi.waitFor(() => expect(stateOf(tab)).toMatchObject({ isAuthenticated: false }));
  });

  it('each sign-in is told, even where the last one was never taken back', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    const later = { ...ADA, expires: '2026-12-06T12:00:00.000Z' };
    tab.server.session = later;
    await tab.store.getState().signIn({ password: 'ships' });
    await vi.waitFor(() => expect(tab.storage.get('auth')).toContain(later.expires));
  });
});

describe('edit and view mode (docs/reference/screens.md#toolbar)', () => {
  it('is stored when it is changed', async () => {
    const tab = browser();
    tab.store.getState().setDevMode(true);
    expect(stateOf(tab)).toMatchObject({ devMode: true, isAuthenticated: false });
    await vi.waitFor(() => expect(tab.storage.get('dev_mode')).toBe('true'));
    tab.store.getState().setDevMode(false);
    await vi.waitFor(() => expect(tab.storage.get('dev_mode')).toBe('false'));
    expect(tab.storage.has('auth')).toBe(false);
  });
});
