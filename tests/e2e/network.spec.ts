import { expect, test } from './support/test';

test('a film of another house is asked for only by a press of its button', async ({ page, baseURL }) => {
  await page.goto('/about/collections');
  await expect(page.locator('iframe')).toHaveCount(0);
  // Next.js calls the site itself ahead of its fonts.
  const calledAhead = await page
    .locator('link[rel="preconnect"], link[rel="dns-prefetch"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href));
  expect(calledAhead.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
  const media = await page
    .locator('img, video, source, iframe, script, link')
    .evaluateAll((all) =>
      all.flatMap((each) => [each.getAttribute('src'), each.getAttribute('poster')]).filter(Boolean),
    );
  const outside = media.filter((address) => new URL(String(address), baseURL).origin !== baseURL);
  expect(outside.filter((address) => !String(address).startsWith('data:'))).toEqual([]);
});
