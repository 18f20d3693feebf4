import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

test('rights that the owner sets once are under every picture that is opened large (decision 49)', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/master/settings');
  const part = page.getByRole('region', { name: 'Rights in pictures' });
  const copyright = part.getByLabel('Copyright line');
  const licence = part.getByLabel('Address of the licence or terms');
  const training = part.getByLabel('May AI be trained on your pictures?');
  await copyright.fill('© Olena Koval');
  await licence.fill('koval');
  await training.selectOption('No');
  await part.getByRole('button', { name: 'Save the rights' }).click();
  await expect(part.getByRole('alert')).toHaveText('Enter an address that begins with https://');
  await licence.fill('https://koval.example/terms');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/site/rights') && answer.ok());
  await part.getByRole('button', { name: 'Save the rights' }).click();
  await saved;

  // Without the mark of an owner's browser: what visitors get.
  await page.evaluate(() => localStorage.clear());
  const answer = await page.goto('/about/photos?picture=photo-02');
  expect(answer?.headers()).toMatchObject({
    'tdm-reservation': '1',
    'tdm-policy': 'https://koval.example/terms',
  });
  const caption = page.getByRole('dialog', { name: 'Picture viewer' }).locator('.lightbox-caption');
  await expect(caption).toContainText('© Olena Koval · Licence');
  const link = caption.getByRole('link', { name: 'Licence' });
  await expect(link).toHaveAttribute('href', 'https://koval.example/terms');

  await isOwnersBrowser(page, '/master/settings');
  await copyright.fill('');
  await licence.fill('');
  await training.selectOption('I say nothing of it');
  await part.getByRole('button', { name: 'Save the rights' }).click();
  await expect(page.getByText('The rights are saved.')).toBeVisible();
});
