import { afterEach, describe, expect, it } from 'vitest';
import {
  closeLanguages,
  expectLanguages,
  expectLibrary,
  openLanguages,
  openLibrary,
  type PickedMedia,
  pickMedia,
  useUi,
} from './ui';

const file: PickedMedia = {
  name: 'a.png',
  folder: '',
  alts: {},
  captions: {},
  isDecorative: false,
  rights: {},
  isUsed: false,
  pathname: 'a.png',
  contentType: 'image/png',
  size: 1,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  url: '/media/a.png',
};
const requests = () => useUi.getState().libraries;
const request = () => requests().at(-1);

afterEach(() => {
  for (const each of requests()) each.answer(null);
});

describe('the media library as others open it (docs/reference/media.md#library)', () => {
  it('is open to look at until it is closed', () => {
    openLibrary();
    expect(request()).toMatchObject({ mode: 'view', accept: 'all', isMultiple: false, value: [] });
    request()?.answer(null);
    expect(requests()).toEqual([]);
  });

  it('gives what was chosen, once, and closes', async () => {
    const picked = pickMedia({ accept: 'images', value: ['b.png'], title: 'A picture' });
    const requested = request();
    expect(requested).toMatchObject({
      mode: 'select',
      accept: 'images',
      value: ['b.png'],
      title: 'A picture',
    });
    requested?.answer([file]);
    requested?.answer(null);
    await expect(picked).resolves.toEqual([file]);
    expect(requests()).toEqual([]);
  });

  it('lies over the one out of which it was asked for, which stays', async () => {
    const first = pickMedia();
    const below = request();
    const second = pickMedia({ isMultiple: true });
    expect(requests().map(({ isMultiple }) => isMultiple)).toEqual([false, true]);
    request()?.answer(null);
    await expect(second).resolves.toBeNull();
    expect(requests()).toEqual([below]);
    below?.answer([file]);
    await expect(first).resolves.toEqual([file]);
  });

  it('is made ready when it is likely', () => {
    expectLibrary();
    expect(useUi.getState().isLibraryLikely).toBe(true);
    expect(requests()).toEqual([]);
  });
});

describe('languages and texts as others open them (docs/reference/screens.md#dialogs)', () => {
  it('are expected, open and close', () => {
    const now = () => [useUi.getState().isLanguagesLikely, useUi.getState().isLanguagesOpen];
    expect(now()).toEqual([false, false]);
    expectLanguages();
    expect(now()).toEqual([true, false]);
    openLanguages();
    expect(now()).toEqual([true, true]);
    closeLanguages();
    expect(now()).toEqual([true, false]);
  });
});
