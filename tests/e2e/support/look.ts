import { expect, type Page } from '@playwright/test';
import { isOwnersBrowser } from './owner';

/** Gives the site its default look. */
export async function defaultLook(page: Page): Promise<void> {
  await isOwnersBrowser(page, '/robots.txt');
  const { request } = page.context();
  const { version } = await (await request.get('/api/site/theme')).json();
  const origin = new URL(page.url()).origin;
  const answer = await request.put('/api/site/theme', { data: { version, theme: {} }, headers: { origin } });
  expect(answer.status()).toBe(200);
}

/** The ground of a page. */
export const groundOf = (page: Page) =>
  page
    .locator('.site')
    .first()
    .evaluate((site) => getComputedStyle(site).backgroundColor);

/** `/master/look` with a page to try a look on. */
export async function openLook(page: Page) {
  await isOwnersBrowser(page, '/master/look');
  await page.getByLabel('Page', { exact: true }).selectOption('About');
  const preview = page.frameLocator('iframe[title^="/about"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = () =>
    preview
      .locator('.site')
      .first()
      .evaluate((site) => getComputedStyle(site).backgroundColor);
  return { preview, ground, colours: page.getByRole('region', { name: 'Colours' }) };
}

/** Publishes the look that is chosen. */
export const publishLook = async (page: Page) => {
  // The notice of an earlier publishing may still be there.
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/site/theme'),
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  expect((await isSaved).status()).toBe(200);
  await expect(page.getByText('Visitors now see the site like this').first()).toBeVisible();
};

/** Publishes a complete theme in another tab, of which the page hears nothing. */
export async function publishInAnotherTab(page: Page, theme: string): Promise<void> {
  const other = await page.context().newPage();
  await openLook(other);
  await other.getByRole('button', { name: theme }).click();
  await publishLook(other);
  await other.close();
}
