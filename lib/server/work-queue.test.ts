import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue';

/** Work that ends on demand. */
function held() {
  let end = () => {};
  let fail = (_error: Error) => {};
  const state = { hasBegun: false };
  const until = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const work = () => {
    state.hasBegun = true;
    return until;
  };
  return { work, state, end: () => end(), fail: (error: Error) => fail(error) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('work that costs processor time (security U-5)', () => {
  it('runs so many at once, in the order in which they came', async () => {
    const queue = new WorkQueue({ concurrency: 2, waiting: 10 });
    const works = [held(), held(), held(), held()];
    const all = works.map(({ work }) => queue.run(work));
    const begun = () => works.map(({ state }) => state.hasBegun);
    await settled();
    expect(begun()).toEqual([true, true, false, false]);
    works[1]?.end();
    await settled();
    expect(begun()).toEqual([true, true, true, false]);
    for (const { end } of works) end();
    await Promise.all(all);
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('refuses what is too much, tells when to come again, and goes on', async () => {
    const queue = new WorkQueue({ concurrency: 1, waiting: 1 });
    const [first, second] = [held(), held()];
    const running = queue.run(first.work);
    const waiting = queue.run(second.work);
    await expect(queue.run(async () => 'third')).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: expect.any(Number),
    });
    first.end();
    second.end();
    await Promise.all([running, waiting]);
    expect(await queue.run(async () => 'fourth')).toBe('fourth');
  });

  it('gives the place on when work fails', async () => {
    const queue = new WorkQueue({ concurrency: 1, waiting: 1 });
    const first = held();
    const failing = queue.run(first.work);
    const next = queue.run(async () => 'next');
    first.fail(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('does what nobody waits for one by one, and begins it only while nothing else runs', async () => {
    const queue = new WorkQueue({ concurrency: 2, waiting: 10 });
    const [urgent, later, latest] = [held(), held(), held()];
    const running = queue.run(urgent.work);
    // The latest comes first.
    const spare = [latest, later].map(({ work }) => queue.runWhenIdle(work));
    await settled();
    expect(later.state.hasBegun).toBe(false);
    urgent.end();
    await running;
    await settled();
    expect([later.state.hasBegun, latest.state.hasBegun]).toEqual([true, false]);
    // What is urgent does not wait for it.
    expect(await queue.run(async () => 'at once')).toBe('at once');
    later.fail(new Error('broken'));
    await expect(spare[1]).rejects.toThrow('broken');
    await settled();
    expect(latest.state.hasBegun).toBe(true);
    latest.end();
    await spare[0];
  });
});
