import { violations } from './support/accessibility';
import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, anyPicture, anyWord, libraryOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

test('texts of several pictures are written in one table, and none is lost when saving fails', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^request failed: \S+\/api\/media\/uploads\/\S+ net::ERR_FAILED$/);
  troubles.allow(/^console: .*ERR_FAILED/);
  const word = anyWord();
  const names = [`${word} one.png`, `${word} two.png`];
  await isOwnersBrowser(page, '/about');
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  const library = libraryOf(page);
  const choosing = page.waitForEvent('filechooser');
  await library.getByRole('button', { name: 'Upload files' }).first().click();
  await (await choosing).setFiles(await Promise.all(names.map(anyPicture)));
  for (const name of names) await library.getByRole('checkbox', { name: `Select: ${name}` }).click();
  await library.getByRole('button', { name: 'Texts…' }).click();

  const table = page.getByRole('dialog', { name: 'Texts of 2 files' });
  const alt = (name: string) => table.getByLabel(`Alt text (describe the picture): ${name}`);
  const [first = '', second = ''] = names;
  await expect(table.getByText('no alt text')).toHaveCount(2);
  expect(await violations(page, 'the table of texts')).toEqual([]);
  await page.route('**/api/media/**', (route) => route.abort());
  await alt(first).fill('A boat');
  await page.keyboard.press('Tab');
  await expect(table.getByRole('alert').filter({ hasText: 'not saved yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alt(first)).toHaveValue('A boat');

  await page.unroute('**/api/media/**');
  await table.getByRole('button', { name: 'Try again' }).click();
  await expect(table.getByText('Saved', { exact: true })).toBeVisible();
  await table.getByLabel('Only those without alt text (1)').check();
  await expect(alt(first)).toBeHidden();
  await expect(alt(second)).toBeVisible();
  await table.getByRole('button', { name: 'Done' }).click();
  await library.getByRole('button', { name: 'Texts…' }).click();
  await expect(alt(first)).toHaveValue('A boat');
});
