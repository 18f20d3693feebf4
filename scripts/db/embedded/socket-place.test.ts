import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareSocketPlace } from './socket-place';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'socket-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function socketOf(place: ReturnType<typeof prepareSocketPlace>): string {
  return 'path' in place.listen ? String(place.listen.path) : '';
}

describe.skipIf(process.platform === 'win32')('the place of the embedded database’s socket', () => {
  it('is in the data folder, where only its owner can reach it', () => {
    const run = join(folder, 'run');
    const place = prepareSocketPlace(run);
    expect(dirname(socketOf(place))).toBe(run);
    expect(statSync(run).mode & 0o777).toBe(0o700);
    expect(place.url(null)).toContain(encodeURIComponent(run));
  });

  describe('under a path that is too long for a socket', () => {
    const long = () => join(folder, 'a'.repeat(100), 'run');

    it('is a short folder of its owner alone', () => {
      const place = prepareSocketPlace(long());
      expect(socketOf(place).length).toBeLessThan(100);
      expect(statSync(dirname(socketOf(place))).mode & 0o777).toBe(0o700);
      place.remove();
      expect(existsSync(dirname(socketOf(place)))).toBe(false);
    });

    it('is the same after a crash, so that clients find it again', () => {
      const before = prepareSocketPlace(long());
      writeFileSync(socketOf(before), '');
      const after = prepareSocketPlace(long());
      expect(after.url(null)).toBe(before.url(null));
      expect(existsSync(socketOf(after))).toBe(false);
      after.remove();
    });

    it('is another one when somebody else could get into it, or it is gone', () => {
      const before = prepareSocketPlace(long());
      const opened = dirname(socketOf(before));
      chmodSync(opened, 0o777);
      const second = prepareSocketPlace(long());
      expect(second.url(null)).not.toBe(before.url(null));
      second.remove();
      const third = prepareSocketPlace(long());
      expect(third.url(null)).not.toBe(second.url(null));
      third.remove();
      rmSync(opened, { recursive: true });
    });

    it('does not take a file for a folder', () => {
      const before = prepareSocketPlace(long());
      const place = dirname(socketOf(before));
      rmSync(place, { recursive: true });
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, '', { mode: 0o600 });
      const after = prepareSocketPlace(long());
      expect(after.url(null)).not.toBe(before.url(null));
      after.remove();
      rmSync(place);
    });
  });
});
