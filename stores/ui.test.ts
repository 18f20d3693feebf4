import { afterEach, describe, expect, it } from 'vitest';
import { openLibrary, type PickedMedia, pickMedia, useUi } from './ui';

const file: PickedMedia = {
  name: 'a.png',
  folder: '',
  alts: {},
  captions: {},
  isDecorative: false,
  isUsed: false,
  pathname: 'a.png',
  contentType: 'image/png',
  size: 1,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  url: '/media/a.png',
};
const request = () => useUi.getState().library;

afterEach(() => request()?.answer(null));

describe('the media library as others open it (specification §2.5, §3)', () => {
  it('is open to look at until it is closed', () => {
    openLibrary();
    expect(request()).toMatchObject({ mode: 'view', accept: 'all', isMultiple: false, value: [] });
    request()?.answer(null);
    expect(request()).toBeNull();
  });

  it('gives what was chosen, and closes', async () => {
    const picked = pickMedia({ accept: 'images', value: ['b.png'], title: 'A picture' });
    expect(request()).toMatchObject({
      mode: 'select',
      accept: 'images',
      value: ['b.png'],
      title: 'A picture',
    });
    request()?.answer([file]);
    await expect(picked).resolves.toEqual([file]);
    expect(request()).toBeNull();
  });

  it('gives nothing to whoever asked first when somebody else asks', async () => {
    const first = pickMedia();
    const late = request();
    const second = pickMedia({ isMultiple: true });
    await expect(first).resolves.toBeNull();
    late?.answer([file]);
    expect(request()?.isMultiple).toBe(true);
    request()?.answer([file]);
    await expect(second).resolves.toEqual([file]);
  });
});
