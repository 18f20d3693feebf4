import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, libraryOf, tileOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

test('sizes of a film that could not be made are tried again, and the focus stays', async ({ page }) => {
  const films = (state: string) => ({ films: [{ pathname: 'video/murmuration.mp4', state, percent: 0 }] });
  await page.route('**/api/media/film-sizes', (route) =>
    route.fulfill({ json: films(route.request().method() === 'POST' ? 'waiting' : 'failed') }),
  );
  await isOwnersBrowser(page, '/about');
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  await libraryOf(page).getByPlaceholder('Search files...').fill('murmuration.mp4');
  await tileOf(page, 'murmuration.mp4').click();
  const preview = page.getByRole('dialog', { name: 'murmuration.mp4', exact: true });
  const again = preview.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect(preview.getByText('Smaller sizes will be made for phones.')).toBeFocused();
  await expect(again).toBeHidden();
});
