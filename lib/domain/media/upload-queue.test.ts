import { describe, expect, it } from 'vitest';
import { canRetry, isRunning, problemBefore, shareOf, type Upload, type UploadState } from './upload-queue';

const upload = (state: UploadState, size = 100, sent = 0): Upload => ({
  id: 1,
  name: 'a.jpg',
  size,
  folder: '',
  state,
  sent,
  problem: null,
  excess: null,
  item: null,
});

describe('files on their way (a progress percentage)', () => {
  it.each<[string, Upload[], number | null]>([
    ['nothing', [], null],
    ['nothing that runs', [upload('stored'), upload('refused')], null],
    ['one half sent', [upload('sending', 100, 50)], 0.5],
    ['by bytes, not by files', [upload('sending', 900, 0), upload('stored', 100)], 0.1],
    ['what was refused does not count', [upload('sending', 100, 20), upload('refused', 900)], 0.2],
    ['what waits counts as nothing yet', [upload('waiting', 100), upload('finishing', 100, 100)], 0.5],
    ['no bytes at all', [upload('sending', 0)], 0],
  ])('%s', (_name, uploads, share) => {
    expect(shareOf(uploads)).toBe(share);
  });

  it.each<[UploadState, boolean]>([
    ['waiting', true],
    ['sending', true],
    ['interrupted', true],
    ['finishing', true],
    ['known', false],
    ['stored', false],
    ['refused', false],
    ['cancelled', false],
  ])('%s runs: %s', (state, expected) => {
    expect(isRunning({ state })).toBe(expected);
  });

  it.each([
    ['cancelled', null, true],
    ['refused', 'notSent', true],
    ['refused', 'signedOut', true],
    ['refused', 'noRoom', true],
    ['refused', 'diskFull', true],
    ['refused', 'wrongType', false],
    ['refused', 'tooLarge', false],
    ['stored', null, false],
  ] as const)('%s (%s) can be begun again: %s', (state, problem, expected) => {
    expect(canRetry({ state, problem })).toBe(expected);
  });
});

describe('a file before it is sent', () => {
  it.each([
    [{ type: 'image/png', size: 10 }, 'images', null],
    [{ type: 'image/avif', size: 10 }, 'images', null],
    [{ type: 'video/mp4', size: 10 }, 'images', 'wrongType'],
    [{ type: '', size: 10 }, 'images', 'wrongType'],
    [{ type: 'video/mp4', size: 10 }, 'videos', null],
    [{ type: 'image/png', size: 10 }, 'videos', 'wrongType'],
    [{ type: 'video/webm', size: 10 }, 'images,videos', null],
    [{ type: 'application/pdf', size: 10 }, 'images,videos', 'wrongType'],
    [{ type: '', size: 10 }, 'documents', null],
    [{ type: 'text/vtt', size: 10 }, 'documents', null],
    [{ type: 'video/mp4', size: 10 }, 'documents', 'wrongType'],
    [{ type: '', size: 10 }, 'all', null],
    [{ type: 'image/png', size: 0 }, 'images', 'emptyFile'],
  ] as const)('%j among %s: %s', (file, accept, problem) => {
    expect(problemBefore(file, accept)).toBe(problem);
  });
});
