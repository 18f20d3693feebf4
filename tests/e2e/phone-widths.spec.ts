import type { Block } from '@/lib/domain/content/model';
import { isOwnersBrowser } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a row of pictures with details is no wider than the phone', async ({ page, browser }) => {
  const read = await page.request.post('/api/pages/by-path', {
    data: { path: '/about/photos', locale: 'en' },
  });
  const blocks: Block[] = (await read.json()).translation.content.sections.flatMap(
    (section: { blocks: Block[] }) => section.blocks,
  );
  const gallery = blocks.find(
    ({ component, itemAttributes }) => component === 'MediaGallery' && itemAttributes.length > 0,
  );
  if (!gallery) throw new Error('No gallery has details.');
  const row = { ...gallery, props: { ...gallery.props, layout: 'carousel' } };
  const sections = [{ id: 'pictures', name: 'Pictures', attributes: [], blocks: [row] }];
  const translation = { content: { look: {}, sections }, version: 1 };
  const saved = await page.request.patch('/api/pages/by-path', {
    data: { path: own.path, locale: 'en', translation },
  });
  expect(saved.status()).toBe(200);
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(own.path);
  await isReady(visitor);
  const ends = await visitor
    .locator('.gallery-carousel > ul')
    .evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(ends).toBeGreaterThan(390);
  expect(await overflow(visitor)).toBe(0);
});

test('a preview is as wide as the phone, and keeps the width that is chosen from page to page', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/master/look');
  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  const frame = page.locator('iframe[data-device]');
  await expect(frame).toHaveAttribute('data-device', 'phone');
  await page.getByRole('button', { name: 'Tablet' }).tap();
  await page.getByLabel('Page', { exact: true }).selectOption('Contact');
  await expect(frame).toHaveAttribute('src', '/contact');
  await expect(frame).toHaveAttribute('data-device', 'tablet');
});
