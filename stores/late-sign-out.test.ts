import { describe, expect, it, vi } from 'vitest';
import { ADA, browser, SIGNED_IN, stateOf } from '@/tests/factories/auth-browser';

describe('signing out where the server cannot be told', () => {
  const away = async () => {
    const tab = browser({ kept: { auth: SIGNED_IN, dev_mode: 'true' } });
    await tab.store.getState().check();
    tab.server.hears = false;
    await tab.store.getState().logout();
    return tab;
  };
  const lateOf = ({ store }: ReturnType<typeof browser>) => store.getState().lateSignOut;

  it('forgets everything here, stays where it is, and says that the session there lives', async () => {
    const tab = await away();
    expect(tab.done).toEqual(['ask', 'logout']);
    expect(stateOf(tab)).toMatchObject({ devMode: false, isAuthenticated: false, session: null });
    expect([tab.resets, lateOf(tab)]).toEqual([['logout'], 'waits']);
    await vi.waitFor(() => expect([...tab.storage.keys()]).toEqual(['sign_out_waits']));
  });

  it('tells it as often as it takes, and no more', async () => {
    const tab = await away();
    await tab.store.getState().finishSignOut();
    expect(lateOf(tab)).toBe('waits');
    tab.server.hears = true;
    const { finishSignOut } = tab.store.getState();
    await Promise.all([finishSignOut(), finishSignOut(), finishSignOut()]);
    expect(tab.done).toEqual(['ask', 'logout', 'logout', 'logout']);
    expect([lateOf(tab), [...tab.storage]]).toEqual(['heard', []]);
  });

  it('does so even where the browser keeps nothing', async () => {
    const tab = browser({ kept: { auth: SIGNED_IN } });
    await tab.store.getState().check();
    tab.outside.write = () => {};
    tab.server.hears = false;
    await tab.store.getState().logout();
    tab.server.hears = true;
    await tab.store.getState().finishSignOut();
    expect([tab.done, lateOf(tab)]).toEqual([['ask', 'logout', 'logout'], 'heard']);
  });

  it('tells it at the next start, before anything else', async () => {
    const tab = browser({ kept: { sign_out_waits: 'true' } });
    await tab.store.getState().check();
    expect([tab.done, lateOf(tab), [...tab.storage]]).toEqual([['logout'], null, []]);
  });

  it('takes no page for signed in that was drawn for the session that is to end', async () => {
    const tab = browser({ kept: { sign_out_waits: 'true' } });
    await tab.store.getState().meet(ADA);
    expect([tab.done, tab.resets]).toEqual([['logout'], ['ended']]);
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false, session: null });
    const other = browser({ kept: { sign_out_waits: 'true' } });
    other.server.hears = false;
    await other.store.getState().meet(ADA);
    expect([stateOf(other).isAuthenticated, lateOf(other)]).toEqual([false, 'waits']);
  });

  it('ends no session that began meanwhile', async () => {
    const tab = await away();
    tab.server.hears = true;
    await tab.store.getState().signIn({ password: 'ships' });
    await tab.store.getState().finishSignOut();
    expect(tab.done).toEqual(['ask', 'logout', 'sign in :ships', 'ask']);
    expect([stateOf(tab).isAuthenticated, lateOf(tab)]).toEqual([true, null]);

    const linked = await away();
    linked.store.getState().adopt(ADA);
    await vi.waitFor(() => expect(linked.storage.has('sign_out_waits')).toBe(false));
    await linked.store.getState().finishSignOut();
    expect([linked.done, lateOf(linked)]).toEqual([['ask', 'logout'], null]);
  });

  it('keeps a sign-in waiting while it is told, and stays owed when that is refused', async () => {
    const tab = await away();
    const events: string[] = [];
    tab.outside.sendLogout = async () => {
      events.push('logout begins');
      await Promise.resolve();
      events.push('logout ends');
      return false;
    };
    tab.outside.sendSignIn = async () => {
      events.push('sign in');
      return { ok: false, kind: 'invalid' };
    };
    const reported = tab.store.getState().finishSignOut();
    await tab.store.getState().signIn({ password: 'wrong' });
    await reported;
    expect(events).toEqual(['logout begins', 'logout ends', 'sign in']);
    expect([tab.storage.has('sign_out_waits'), lateOf(tab)]).toEqual([true, 'waits']);
  });
});
