import { describe, expect, it } from 'vitest';
import type { MediaItem } from '@/lib/domain/media/model';
import type { Transfer, TransferJob } from '@/lib/domain/media/upload-queue';
import { createUploadQueue, type UploadOutside } from './uploads';

const itemOf = (name: string, contentType = 'image/jpeg') =>
  ({
    pathname: `uploads/${name}`,
    contentType,
    size: 3,
    uploadedAt: '2026-01-01T00:00:00.000Z',
  }) as MediaItem;

const file = (name: string, type = 'image/jpeg') => new File(['abc'], name, { type });

/** A server that answers a file when the test says so, and a browser that waits for nothing. */
function site() {
  const requested: { job: TransferJob; answer(transfer: Transfer): void }[] = [];
  const done: string[] = [];
  const outside: UploadOutside = {
    transfer: (job) =>
      new Promise((resolve) => {
        requested.push({ job, answer: resolve });
        job.signal.addEventListener('abort', () => resolve({ end: 'broken' }));
      }),
    addFrame: async (_file, { pathname }) => void done.push(`frame ${pathname}`),
    giveUp: (memory) => void done.push(`give up ${memory.get('id') ?? 'nothing'}`),
    untilAgain: async (attempt) => void done.push(`wait ${attempt}`),
  };
  const queue = createUploadQueue(Promise.resolve(outside));
  const states = () => queue.getState().uploads.map(({ state }) => state);
  /** The try of that number, once it has been asked for. */
  const attempt = async (at: number) => {
    await expect.poll(() => requested.length).toBeGreaterThan(at);
    const found = requested[at];
    if (!found) throw new Error('no such try');
    return found;
  };
  return { queue, requested, done, states, attempt, ...queue.getState() };
}

describe('the upload queue', () => {
  it('sends two side by side, and gives what has become of each in their order', async () => {
    const { add, attempt, states, requested } = site();
    const ended = add([file('a'), file('b'), file('c')], { folder: 'works' });
    const [a, b] = [await attempt(0), await attempt(1)];
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    expect(a.job).toMatchObject({ folder: 'works', isKept: false });
    b.answer({ end: 'refused', problem: 'brokenFile' });
    (await attempt(2)).answer({ end: 'stored', item: itemOf('c') });
    a.answer({ end: 'stored', item: itemOf('a') });
    const uploads = await ended;
    expect(uploads.map(({ name, state, problem }) => [name, state, problem])).toEqual([
      ['a', 'stored', null],
      ['b', 'refused', 'brokenFile'],
      ['c', 'stored', null],
    ]);
    expect(requested).toHaveLength(3);
  });

  it('tells how far each is, and when all has been sent', async () => {
    const { add, attempt, queue } = site();
    const ended = add([file('a')]);
    const { job, answer } = await attempt(0);
    job.onProgress(2);
    expect(queue.getState().uploads[0]).toMatchObject({ sent: 2, state: 'sending' });
    job.onProgress(900);
    expect(queue.getState().uploads[0]).toMatchObject({ sent: 3, state: 'finishing' });
    answer({ end: 'stored', item: itemOf('a') });
    await ended;
    expect(queue.getState().storedCount).toBe(1);
  });

  it('takes a broken line up again with what is remembered, and then knows its own file', async () => {
    const { add, attempt, done } = site();
    const ended = add([file('a')]);
    const first = await attempt(0);
    first.job.memory.set('id', 'u1');
    first.answer({ end: 'broken' });
    const second = await attempt(1);
    expect(second.job.memory.get('id')).toBe('u1');
    second.answer({ end: 'known', item: itemOf('a') });
    expect((await ended)[0]?.state).toBe('stored');
    expect(done).toEqual(['wait 1']);
  });

  it('gives up a line that stays broken until somebody asks again', async () => {
    const { add, attempt, retry, states, queue } = site();
    const ended = add([file('a')]);
    for (let at = 0; at < 8; at += 1) (await attempt(at)).answer({ end: 'broken' });
    expect((await ended)[0]).toMatchObject({ state: 'refused', problem: 'notSent' });
    retry(1);
    (await attempt(8)).answer({ end: 'stored', item: itemOf('a') });
    await expect.poll(states).toEqual(['stored']);
    expect(queue.getState().uploads[0]?.problem).toBeNull();
  });

  it('calls off what is sent and what waits', async () => {
    const { add, attempt, cancel, cancelAll, states, done, requested } = site();
    const ended = add([file('a'), file('b'), file('c'), file('d')]);
    (await attempt(0)).job.memory.set('id', 'u1');
    await attempt(1);
    cancel(3);
    expect(states()).toEqual(['sending', 'sending', 'cancelled', 'waiting']);
    cancelAll();
    expect((await ended).map(({ state }) => state)).toEqual(Array(4).fill('cancelled'));
    expect(done).toEqual(['give up u1', 'give up nothing']);
    expect(requested).toHaveLength(2);
  });

  it('asks what is wished of a file that is there already', async () => {
    const { add, attempt, keepBoth, takeKnown, states, queue } = site();
    const ended = add([file('a'), file('b')]);
    (await attempt(0)).answer({ end: 'known', item: itemOf('a') });
    (await attempt(1)).answer({ end: 'known', item: itemOf('b') });
    expect((await ended).map(({ state, item }) => [state, item?.pathname])).toEqual([
      ['known', 'uploads/a'],
      ['known', 'uploads/b'],
    ]);
    takeKnown(1);
    keepBoth(2);
    const again = await attempt(2);
    expect(again.job.isKept).toBe(true);
    again.answer({ end: 'stored', item: itemOf('b-2') });
    await expect.poll(states).toEqual(['stored', 'stored']);
    expect(queue.getState().uploads[1]?.item?.pathname).toBe('uploads/b-2');
    // What was there before has not come into the library now.
    expect(queue.getState().storedCount).toBe(1);
  });

  it('refuses what need not be sent, and sends a frame along with a film', async () => {
    const { add, attempt, done, requested } = site();
    const ended = add([file('a.txt', 'text/plain'), file('b.mp4', 'video/mp4')], { kind: 'videos' });
    (await attempt(0)).answer({ end: 'stored', item: itemOf('b.mp4', 'video/mp4') });
    expect((await ended).map(({ problem }) => problem)).toEqual(['wrongType', null]);
    expect(done).toEqual(['frame uploads/b.mp4']);
    expect(requested).toHaveLength(1);
  });

  it('keeps the list short: what went well goes when something new begins, the rest when it is taken off', async () => {
    const { add, attempt, dismiss, clear, states } = site();
    const first = add([file('a'), file('b')]);
    (await attempt(0)).answer({ end: 'stored', item: itemOf('a') });
    (await attempt(1)).answer({ end: 'refused', problem: 'tooLarge' });
    await first;
    const second = add([file('c')]);
    await attempt(2);
    expect(states()).toEqual(['refused', 'sending']);
    dismiss(3);
    clear();
    expect(states()).toEqual(['sending']);
    (await attempt(2)).answer({ end: 'stored', item: itemOf('c') });
    await second;
    dismiss(3);
    expect(states()).toEqual([]);
  });
});
