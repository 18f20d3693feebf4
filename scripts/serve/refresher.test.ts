import { describe, expect, it, vi } from 'vitest';
import { Refresher } from './refresher';

/** A store of pages that are fresh or not, with a database that is up or not. */
function storeOf(stale: string[]) {
  const left = new Set(stale);
  const store = {
    staleKeys: () => [...left],
    peekFresh: (key: string) => (left.has(key) ? null : ({ key } as never)),
    renewals: { isDatabaseUp: true } as never,
  };
  return { left, store };
}

describe('Refresher (security.md O-2)', () => {
  it('renders everything stale, in order, one at a time', async () => {
    const { left, store } = storeOf(['en/about', 'ru/about', 'en']);
    const rendered: string[] = [];
    let atOnce = 0;
    const refresher = new Refresher(store, async (key) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      rendered.push(key);
      left.delete(key);
      atOnce -= 1;
      return true;
    });
    refresher.wake();
    await vi.waitFor(() => expect(left.size).toBe(0));
    expect(rendered).toEqual(['en/about', 'ru/about', 'en']);
  });

  it('begins anew when more becomes stale meanwhile', async () => {
    const { left, store } = storeOf(['old', 'older']);
    const rendered: string[] = [];
    const refresher = new Refresher(store, async (key) => {
      rendered.push(key);
      left.delete(key);
      if (key === 'old') {
        const others = [...left];
        left.clear();
        for (const each of ['new', ...others]) left.add(each);
        refresher.wake();
      }
      return true;
    });
    refresher.wake();
    await vi.waitFor(() => expect(left.size).toBe(0));
    expect(rendered).toEqual(['old', 'new', 'older']);
  });

  it('leaves it when the database is away, and survives a render that fails', async () => {
    const { left, store } = storeOf(['a', 'b', 'c']);
    const refresh = vi.fn(async (key: string) => {
      if (key === 'a') throw new Error('failed');
      store.renewals = { isDatabaseUp: false } as never;
      left.delete(key);
      return true;
    });
    const refresher = new Refresher(store, refresh);
    refresher.wake();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    expect([...left]).toEqual(['a', 'c']);
  });
});
