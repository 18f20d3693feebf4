import { isReady } from './support/page-states';
import { expect, test } from './support/test';

for (const path of ['/', '/ru/about/quotes', '/works/digital-art/nft/genesis-petals', '/uk/exhibitions']) {
  test(`headings are in order, with one of the first level, and landmarks are named: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(jumps, levels.join(' ')).toEqual([]);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('aria-label') ?? each.getAttribute('aria-labelledby')),
      );
    expect(names.every(Boolean), names.join(', ')).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
}

test('the first stop of the keyboard leads past the header to the content', async ({ page }) => {
  await page.goto('/works');
  await isReady(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/works#content');
  await page.keyboard.press('Tab');
  const isInside = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(isInside).toBe(true);
});

test('every stop of the keyboard in the header can be seen, in the order in which they stand', async ({
  page,
}) => {
  await page.goto('/about');
  const stops: { name: string; hasRing: boolean; isVisible: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at.closest('main')) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      return {
        name: at.textContent ?? '',
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isVisible: width >= 24 && height >= 24,
      };
    });
    if (!stop) break;
    stops.push(stop);
    expect(stops.length).toBeLessThan(30);
  }
  expect(stops.length).toBeGreaterThan(4);
  expect(stops.filter(({ hasRing, isVisible }) => !hasRing || !isVisible)).toEqual([]);
});
