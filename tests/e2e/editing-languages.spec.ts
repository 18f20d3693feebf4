import type { Page } from '@playwright/test';
import { hintIsRead, writeText } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const tools = (page: Page) => page.getByRole('region', { name: 'Інструменти сайту' });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Мови' });
const leftIn = (page: Page) => panelOf(page).getByRole('region', { name: 'Ще не перекладено' });

async function save(page: Page) {
  await tools(page).getByRole('button', { name: 'Зберегти зміни' }).click();
  await expect(tools(page).getByText('Усе збережено')).toBeVisible();
}

test('the panel lists what is left to translate on the unsaved page, and what is missing', async ({
  page,
}) => {
  await writeText(page, own.path, '<p>Harbour</p>');
  await isOwnersBrowser(page, `/uk${own.path}`);
  await hintIsRead(page);
  await tools(page).getByRole('switch', { name: 'Режим редагування' }).click();
  await tools(page).getByRole('button', { name: 'Мови', exact: true }).click();
  await expect(leftIn(page).getByRole('listitem')).toHaveCount(1);
  const text = page.locator('#content').getByRole('textbox', { name: 'Текст', exact: true });
  await text.first().click();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type('Гавань');
  await expect(leftIn(page).getByRole('listitem')).toHaveCount(0);
  await expect(leftIn(page)).toContainText('Усі блоки з текстом перекладено');
  await save(page);
  await expect(leftIn(page).getByRole('listitem')).toHaveCount(0);

  // The original gets one more.
  await writeText(page, own.path, '<p>Harbour</p>', '<p>Lamps</p>');
  await page.reload();
  await tools(page).getByRole('button', { name: 'Мови', exact: true }).click();
  await expect(leftIn(page)).toContainText('На цій сторінці немає 1 блоку оригіналу');
  await expect(leftIn(page)).not.toContainText('Усі блоки з текстом перекладено');
  await panelOf(page)
    .getByRole('button', { name: /^Скопіювати макет/ })
    .click();
  await expect(text.last()).toHaveText('Lamps');
  await expect(leftIn(page).getByRole('listitem')).toHaveCount(1);
  await expect(leftIn(page)).not.toContainText('немає');
  await save(page);
  await expect(leftIn(page).getByRole('listitem')).toHaveCount(1);
  await leftIn(page)
    .getByRole('button', { name: /^Переклад не потрібен/ })
    .click();
  await expect(leftIn(page)).toContainText('Усі блоки з текстом перекладено');
});
