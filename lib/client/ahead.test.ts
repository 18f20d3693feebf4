import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MARK = 'W/"a-1"';

/** A fresh module for each test: what was asked for ahead is kept in it. */
async function fresh(answer: () => Response | Promise<Response>) {
  vi.resetModules();
  const fetched = vi.fn(async (_address: string) => answer());
  vi.stubGlobal('fetch', fetched);
  return { fetched, ...(await import('./ahead')) };
}

const page = () => Response.json({ words: 'here' }, { headers: { etag: MARK } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is asked for ahead', () => {
  it('is asked for once, and given with its mark', async () => {
    const { askAhead, takeAhead, fetched } = await fresh(page);
    askAhead('/a');
    askAhead('/a');
    expect(await takeAhead('/a')).toEqual({ body: { words: 'here' }, mark: MARK, isRecent: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not for another address, and makes way for it', async () => {
    const { askAhead, takeAhead } = await fresh(page);
    askAhead('/a');
    expect(await takeAhead('/b')).toBeNull();
    askAhead('/b');
    expect(await takeAhead('/a')).toBeNull();
  });

  it('is recent for a second, and for whoever takes it first', async () => {
    const { askAhead, takeAhead } = await fresh(page);
    askAhead('/a');
    expect(await takeAhead('/a')).toMatchObject({ isRecent: true });
    expect(await takeAhead('/a')).toMatchObject({ isRecent: false, mark: MARK });
    askAhead('/b');
    vi.advanceTimersByTime(1_001);
    expect(await takeAhead('/b')).toMatchObject({ isRecent: false });
  });

  it('can be put in its place, and is never recent then', async () => {
    const { keepAhead, takeAhead, fetched } = await fresh(page);
    keepAhead('/a', { body: 'newer', mark: null });
    expect(await takeAhead('/a')).toEqual({ body: 'newer', mark: null, isRecent: false });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['an error answer', () => Response.json({}, { status: 401 })],
    ['no JSON', () => new Response('<html>')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is nothing after %s, and is asked for again', async (_, answer) => {
    const { askAhead, takeAhead, fetched } = await fresh(answer);
    askAhead('/a');
    expect(await takeAhead('/a')).toBeNull();
    askAhead('/a');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
