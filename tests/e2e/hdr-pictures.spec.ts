import type { Page } from '@playwright/test';
import { hdrJpeg } from '@/tests/factories/hdr-picture';
import { isReady } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

/** Shows HDR pictures of these widths on a page; gives their addresses. */
async function showHdrPictures(page: Page, widths: readonly number[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const width of widths) {
    const buffer = await hdrJpeg(undefined, { width, height: 600 });
    const file = { name: 'bright.jpg', mimeType: 'image/jpeg', buffer };
    const sent = await page.request.post('/api/media', { multipart: { files: file } });
    addresses.push(`/media/${(await sent.json()).blobs[0].pathname}`);
  }
  const blocks = addresses.map((src) => ({ id: src, component: 'MediaObject', props: { src, alt: src } }));
  const translation = { content: { sections: [{ id: 's', blocks }] } };
  const data = { path: own.path, locale: 'en', translation };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  return addresses;
}

for (const [range, outcome] of [
  ['high', 'are loaded as they are looked at'],
  ['standard', 'are not loaded'],
] as const) {
  test(`on a screen of ${range} range, files of HDR pictures that are opened large ${outcome} (decision 10)`, async ({
    page,
  }) => {
    const [first = '', second = ''] = await showHdrPictures(page, [900, 800]);
    // No browser can be told to have such a screen.
    await page.addInitScript((isHigh) => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        real(query === '(dynamic-range: high)' ? (isHigh ? 'all' : 'not all') : query);
    }, range === 'high');
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if ([first, second].includes(pathname) && search === '') loaded.push(pathname);
    });
    await page.goto(own.path);
    await isReady(page);
    await page.locator('a[data-lightbox]').first().click();
    const images = page.getByRole('dialog', { name: 'Picture viewer' }).locator('img.pswp__img');
    const shown = () =>
      images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
    const isThere = (address: string) => expect.poll(shown).toContainEqual(expect.stringMatching(address));
    if (range === 'standard') {
      await isThere(`${first}\\?w=`);
      expect(loaded).toEqual([]);
      return;
    }
    await isThere(`${first}$`);
    expect(loaded).not.toContain(second);
    await page.keyboard.press('ArrowRight');
    await isThere(`${second}$`);
  });
}
