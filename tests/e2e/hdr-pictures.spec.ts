import type { Page } from '@playwright/test';
import { hdrJpeg } from '@/tests/factories/hdr-picture';
import { isHydrated } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

async function pageWithHdrPicture(page: Page): Promise<OwnPages> {
  const buffer = await hdrJpeg(undefined, { width: 900, height: 600 });
  const file = { name: 'bright.jpg', mimeType: 'image/jpeg', buffer };
  const sent = await page.request.post('/api/media', { multipart: { files: file } });
  const src = `/media/${(await sent.json()).blobs[0].pathname}`;
  const block = { id: 'b', component: 'MediaObject', props: { src, alt: 'A lamp' } };
  const translation = { content: { sections: [{ id: 's', blocks: [block] }] } };
  const data = { path: own.path, locale: 'en', translation };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  return own;
}

const addressOf = (image: HTMLImageElement) => image.currentSrc.replace(location.origin, '');

for (const [range, name, shown] of [
  ['high', 'the file itself', /^\/media\/[^?]+$/],
  ['standard', 'a smaller one', /\?w=\d+&q=75$/],
] as const) {
  test(`on a screen of ${range} range, an HDR picture that is opened large is ${name} (decision 10)`, async ({
    page,
  }) => {
    const { path } = await pageWithHdrPicture(page);
    // No browser can be told to have such a screen.
    await page.addInitScript((isHigh) => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        real(query === '(dynamic-range: high)' ? (isHigh ? 'all' : 'not all') : query);
    }, range === 'high');
    await page.goto(path);
    await isHydrated(page);
    await page.locator('a[data-lightbox]').click();
    const image = page.getByRole('dialog', { name: 'Picture viewer' }).locator('img.pswp__img');
    await expect.poll(() => image.last().evaluate(addressOf)).toMatch(shown);
  });
}
