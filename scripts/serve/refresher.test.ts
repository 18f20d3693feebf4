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

describe('Refresher (security O-2)', () => {
  it('renders everything stale, in order, one at a time', async () => {
    const { left, store } = storeOf(['en/about', 'ru/about', 'en']);
    const rendered: string[] = [];
    let atOnce = 0;
    const refresher = new Refresher(
      store,
      async (key) => {
        atOnce += 1;
        expect(atOnce).toBe(1);
        await Promise.resolve();
        rendered.push(key);
        left.delete(key);
        atOnce -= 1;
        return true;
      },
      0,
    );
    refresher.wake();
    await vi.waitFor(() => expect(left.size).toBe(0));
    expect(rendered).toEqual(['en/about', 'ru/about', 'en']);
  });

  it('rests after a page as long as that has taken, so that others are answered', async () => {
    const { left, store } = storeOf(['en/about', 'ru/about']);
    const begun: number[] = [];
    const refresh = async (key: string) => {
      begun.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 60));
      left.delete(key);
      return true;
    };
    new Refresher(store, refresh, 0).wake();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    const [first = 0, second = 0] = begun;
    expect(second - first).toBeGreaterThan(110);
  });

  it('begins anew when more becomes stale meanwhile', async () => {
    const { left, store } = storeOf(['old', 'older']);
    const rendered: string[] = [];
    const refresher = new Refresher(
      store,
      async (key) => {
        rendered.push(key);
        left.delete(key);
        if (key === 'old') {
          const others = [...left];
          left.clear();
          for (const each of ['new', ...others]) left.add(each);
          refresher.wake();
        }
        return true;
      },
      0,
    );
    refresher.wake();
    await vi.waitFor(() => expect(left.size).toBe(0));
    expect(rendered).toEqual(['old', 'new', 'older']);
  });

  it('waits until nothing has become stale for a while, but not for ever', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { left, store } = storeOf(['a']);
      let rendered = 0;
      const refresher = new Refresher(
        store,
        async (key) => {
          rendered += 1;
          return left.delete(key);
        },
        20,
      );
      refresher.wake();
      // Real time passes, and by the clock of the page nothing does.
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(rendered).toBe(0);
      for (let n = 0; n < 4; n += 1) {
        vi.advanceTimersByTime(900);
        refresher.wake();
      }
      await vi.waitFor(() => expect(rendered).toBe(1));
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves it when the database is away, and survives a render that fails', async () => {
    const { left, store } = storeOf(['a', 'b', 'c']);
    const refresh = vi.fn(async (key: string) => {
      if (key === 'a') throw new Error('failed');
      store.renewals = { isDatabaseUp: false } as never;
      left.delete(key);
      return true;
    });
    const refresher = new Refresher(store, refresh, 0);
    refresher.wake();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    expect([...left]).toEqual(['a', 'c']);
  });
});
