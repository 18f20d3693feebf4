import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, hintIsRead, textsOf, toolbarOf, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

/** In languages that no other journey reads a name in. */
const UKRAINIAN = 'Дарія Селіван';
const RUSSIAN = 'Дарья Селиван';

const brandOf = (page: Page) => page.locator('.site-header .brand');
const nameButton = (page: Page) =>
  page.getByRole('button', { name: /^(Змінити назву сайту|Изменить название сайта)$/ });

test('the name in the header is changed where it stands (docs/languages.md#the-name-of-the-site)', async ({
  page,
  browser,
}) => {
  await writeText(page, own.path, '<p>One</p>');
  await isOwnersBrowser(page, `/uk${own.path}`);
  await hintIsRead(page);
  await expect(brandOf(page)).toHaveText(UKRAINIAN);
  await expect(nameButton(page)).toHaveCount(0);
  await page.getByRole('switch').click();
  await expect(nameButton(page)).toBeVisible();

  // Where the name itself is: that is what one presses.
  const { x, y, width, height } = (await brandOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  const dialog = page.getByRole('dialog', { name: 'Назва сайту' });
  const field = dialog.getByLabel('Ім’я або назва');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(UKRAINIAN);
  await expect(dialog.getByRole('link', { name: 'Решта рядків' })).toHaveAttribute(
    'href',
    '/master/settings#name',
  );
  await expect(dialog.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/uk');
  expect(await violations(page, 'the name of the site')).toEqual([]);
  await field.fill(' ');
  await expect(dialog.getByText('Введіть назву.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(nameButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill('Мара Восс');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(brandOf(page)).toHaveText('Мара Восс');
  await expect(page.getByRole('contentinfo')).toContainText('© Мара Восс');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/uk');
  await expect(brandOf(visitor)).toHaveText('Мара Восс');

  await nameButton(page).click();
  await field.fill(UKRAINIAN);
  await dialog.getByRole('button', { name: 'Зберегти назву' }).click();
  await expect(brandOf(page)).toHaveText(UKRAINIAN);
});

test('its pencil is at its last letter, however wide the line is that it stands in', async ({ page }) => {
  await writeText(page, own.path, '<p>One</p>');
  await edit(page, own.path);
  const button = page.getByRole('button', { name: 'Change the name of the site' });
  await expect(button).toBeVisible();
  const widthOf = async () => (await button.boundingBox())?.width ?? 0;
  const before = await widthOf();
  // As a centred header has it.
  await brandOf(page).evaluate((brand) => {
    brand.style.flexBasis = '100%';
    brand.style.textAlign = 'center';
  });
  await expect.poll(async () => (await button.boundingBox())?.x ?? 0).toBeGreaterThan(200);
  expect(await widthOf()).toBeCloseTo(before, -1);
});

test('a new name leaves unsaved words as they are', async ({ page }) => {
  await writeText(page, own.path, '<p>One</p>');
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and two');
  await page.getByRole('button', { name: 'Change the name of the site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name of the site' });
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Daria Selivan');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(textsOf(page).first()).toHaveText('One and two');
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test('the name in the header is changed by taps', async ({ page }) => {
    await isOwnersBrowser(page, `/ru${own.path}`);
    await hintIsRead(page);
    await page.getByRole('switch').tap();
    await expect(nameButton(page)).toBeVisible();
    await brandOf(page).tap({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Название сайта' });
    const field = dialog.getByLabel('Имя или название');
    await expect(field).toHaveValue(RUSSIAN);
    await field.fill('Мара Восс');
    await dialog.getByRole('button', { name: 'Сохранить название' }).tap();
    await expect(brandOf(page)).toHaveText('Мара Восс');
    await nameButton(page).tap();
    await field.fill(RUSSIAN);
    await dialog.getByRole('button', { name: 'Сохранить название' }).tap();
    await expect(brandOf(page)).toHaveText(RUSSIAN);
  });
});
