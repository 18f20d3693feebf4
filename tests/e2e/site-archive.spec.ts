import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { isOwnersBrowser } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { forgetPages, ownPages } from './support/pages';
import { expect, test } from './support/test';

/** Reading a whole site takes a while. */
const READING = { timeout: 60_000 };
const OTHERS = [
  { at: '/ru/master/settings', name: 'Экспорт и импорт', field: 'Файл сайта' },
  { at: '/uk/master/settings', name: 'Експорт та імпорт', field: 'Файл сайту' },
];

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an owner takes the site along in one file, and is told what it would change before anything is', async ({
  page,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expect(/answer 422/, /console: .*422/);
  await isOwnersBrowser(page, '/master/settings');
  await isReady(page);
  const part = partOf(page, 'Export and import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: 'Download the site' }).press('Enter'),
  ]);
  const file = await download.path();
  const archive = await readFile(file);
  expect([download.suggestedFilename(), archive.toString('latin1', 0, 13)]).toEqual([
    'site.tar',
    'manifest.json',
  ]);

  const found: string[] = [];
  const own = await ownPages(page, `archive-${Math.floor(Math.random() * 1e9).toString(36)}`);
  const field = part.getByLabel('Site file');
  await field.setInputFiles(file);
  // Pages made since the export would be removed.
  await part
    .locator('summary')
    .filter({ hasText: /^Pages/ })
    .press('Enter');
  await expect(part.getByRole('listitem').filter({ hasText: own.path })).toBeVisible();
  found.push(...(await violations(page, 'what would change')));
  await part.getByRole('button', { name: 'Import this file' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Import the site?' });
  await expect(question).toContainText('Visitors see the imported site at once.');
  found.push(...(await violations(page, 'the question')));
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Import this file' })).toBeFocused();

  // An invalid file is refused with the reason; the result of the other one is gone.
  const buffer = archive.subarray(0, 100_000);
  await field.setInputFiles({ name: 'site.tar', mimeType: 'application/x-tar', buffer });
  await expect(part.getByRole('status')).toContainText('This file cannot be imported. Nothing was changed.');
  await expect(part.getByRole('status')).toContainText('too early');
  await expect(part.getByRole('button', { name: 'Import this file' })).toHaveCount(0);
  found.push(...(await violations(page, 'a refusal')));

  await page.setViewportSize({ width: 360, height: 740 });
  for (const { at, name, field: label } of OTHERS) {
    await page.goto(at);
    await isReady(page);
    await partOf(page, name).getByLabel(label).setInputFiles(file);
    await expect(partOf(page, name).locator('summary').first()).toBeVisible(READING);
    await expect.poll(() => overflow(page), { message: at }).toBeLessThanOrEqual(0);
  }
  found.push(...(await violations(page, 'on a phone')));
  expect((await page.request.get(own.path)).status()).toBe(200);
  await forgetPages(page, own.id);
  expect(found).toEqual([]);
});
