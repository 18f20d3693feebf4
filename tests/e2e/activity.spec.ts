import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, saveAndLeave, textsOf, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { isReady, overflow } from './support/page-states';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((given) => {
  own = given;
});

const events = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('the owner sees who did what, and looks through it by kind and by account (docs/accounts.md#the-record-of-events)', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/');
  await writeText(page, own.path, '<p>A line.</p>');
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.type('More. ');
  await saveAndLeave(page);
  await page.goto('/master');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Activity/ })
    .click();
  await expect(page).toHaveURL('/master/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(events(page, `Page made ${own.path}`)).toHaveCount(1);
  const saved = events(page, `Saved ${own.path} (en)`).first();
  await expect(saved).toContainText('Owner');
  await expect(saved.getByRole('time')).toHaveText(/\d/);
  const found = await violations(page, 'activity');

  // By keys.
  await page.getByLabel('What', { exact: true }).focus();
  await page.keyboard.type('Acc');
  await expect(events(page, own.path)).toHaveCount(0);
  await expect(events(page, 'Signed in').first()).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('Languages and texts');
  await expect(events(page, 'Signed in')).toHaveCount(0);
  await page.getByLabel('What', { exact: true }).selectOption('Everything');
  await page.getByLabel('Who', { exact: true }).selectOption('Owner');
  await expect(saved).toBeVisible();
  await expect(events(page, 'Not signed in')).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ru/master/activity');
  await isReady(page);
  await expect(events(page, `Сохранено ${own.path}`).first()).toBeVisible();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  found.push(...(await violations(page, 'activity on a phone')));
  expect(found).toEqual([]);
});
