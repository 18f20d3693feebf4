import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, anyPicture, anyWord, libraryOf, tileOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

test('what is typed while an earlier change is saved is not called saved before it is (docs/reference/media.md)', async ({
  page,
}) => {
  const name = `${anyWord()}.png`;
  await isOwnersBrowser(page, '/about');
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await libraryOf(page).getByRole('button', { name: 'Upload files' }).click();
  await (await choosing).setFiles([await anyPicture(name)]);
  await tileOf(page, name).click();
  const preview = page.getByRole('dialog', { name, exact: true });

  const release: (() => void)[] = [];
  await page.route('**/api/media/**', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  await preview.getByLabel('Alt text (describe the picture)').fill('A quiet evening');
  await expect.poll(() => release.length).toBe(1);
  await preview.getByLabel('Folder').fill('Evenings');
  release[0]?.();
  await expect.poll(() => release.length).toBe(2);
  const status = preview.getByRole('status').filter({ hasText: /^Sav/ });
  await expect(status).toHaveText('Saving…');
  release[1]?.();
  await expect(status).toHaveText('Saved');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
});
