import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A page, as far as reloads ask it. */
function page({ keeps = true } = {}) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const target = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    activeElement: null,
    documentElement: { dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('sessionStorage', {
    getItem: keeps ? (key: string) => kept.get(key) ?? null : refuse,
    setItem: keeps ? (key: string, value: string) => void kept.set(key, value) : refuse,
  });
  return { reload, target };
}

const gone = () => Object.assign(new Error('Failed to load chunk 7'), { name: 'ChunkLoadError' });
/** As new as a document. */
const load = () => import('./reload');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 1_000_000 });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a part that fails to load', () => {
  it('reloads once, and again after ten seconds', async () => {
    const { reload } = page();
    const { heedFailedPart } = await load();
    expect([heedFailedPart(gone()), heedFailedPart(gone())]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(heedFailedPart(gone())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is no other error', async () => {
    const { reload } = page();
    const { heedFailedPart } = await load();
    expect([heedFailedPart(new Error('x')), heedFailedPart(null)]).toEqual([false, false]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('takes away no page that could not come back without a network', async () => {
    const { reload } = page();
    vi.stubGlobal('navigator', { onLine: false });
    const { heedFailedPart } = await load();
    expect(heedFailedPart(gone())).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads where nobody would know that it has', async () => {
    const { reload } = page({ keeps: false });
    const { heedFailedPart } = await load();
    expect(heedFailedPart(gone())).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what would be lost', () => {
  it.each(['build', 'part'] as const)('holds a reload back until it is saved: %s', async (reason) => {
    const { reload } = page();
    const { guardUnsaved } = await import('./guard-unsaved');
    const { onReloadWaiting, reloadOnceSaved, waitingReload } = await load();
    const work = { isUnsaved: true };
    const reported = vi.fn();
    guardUnsaved(() => work.isUnsaved);
    guardUnsaved(() => false);
    onReloadWaiting(reported);
    expect([reloadOnceSaved(reason), reloadOnceSaved(reason)]).toEqual([false, false]);
    expect([waitingReload(), reported.mock.calls.length]).toEqual([reason, 1]);
    vi.advanceTimersByTime(3_600_000);
    expect(reload).not.toHaveBeenCalled();
    work.isUnsaved = false;
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has the browser ask before the page is left, as long as it is guarded', async () => {
    const { target } = page();
    const { guardUnsaved } = await import('./guard-unsaved');
    const letGo = guardUnsaved(() => true);
    const leave = () => target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    letGo();
    expect(leave()).toBe(true);
  });
});
