import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ETAG = 'W/"a-1"';

/** A fresh module for each test, since it caches prefetched answers. */
async function fresh(answer: () => Response | Promise<Response>) {
  vi.resetModules();
  const fetched = vi.fn(async (_address: string) => answer());
  vi.stubGlobal('fetch', fetched);
  return { fetched, ...(await import('./prefetch')) };
}

const page = () => Response.json({ words: 'here' }, { headers: { etag: ETAG } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is asked for ahead', () => {
  it('is asked for once, and given with its etag', async () => {
    const { prefetch, takePrefetched, fetched } = await fresh(page);
    prefetch('/a');
    prefetch('/a');
    expect(await takePrefetched('/a')).toEqual({ body: { words: 'here' }, etag: ETAG, isRecent: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not for another address, and makes way for it', async () => {
    const { prefetch, takePrefetched } = await fresh(page);
    prefetch('/a');
    expect(await takePrefetched('/b')).toBeNull();
    prefetch('/b');
    expect(await takePrefetched('/a')).toBeNull();
  });

  it('is recent for a second, and for whoever takes it first', async () => {
    const { prefetch, takePrefetched } = await fresh(page);
    prefetch('/a');
    expect(await takePrefetched('/a')).toMatchObject({ isRecent: true });
    expect(await takePrefetched('/a')).toMatchObject({ isRecent: false, etag: ETAG });
    prefetch('/b');
    vi.advanceTimersByTime(1_001);
    expect(await takePrefetched('/b')).toMatchObject({ isRecent: false });
  });

  it('can be put in its place, and is never recent then', async () => {
    const { keepPrefetched, takePrefetched, fetched } = await fresh(page);
    keepPrefetched('/a', { body: 'newer', etag: null });
    expect(await takePrefetched('/a')).toEqual({ body: 'newer', etag: null, isRecent: false });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['an error answer', () => Response.json({}, { status: 401 })],
    ['no JSON', () => new Response('<html>')],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is nothing after %s, and is asked for again', async (_, answer) => {
    const { prefetch, takePrefetched, fetched } = await fresh(answer);
    prefetch('/a');
    expect(await takePrefetched('/a')).toBeNull();
    prefetch('/a');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
