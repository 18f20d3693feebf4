import { violations } from './support/accessibility';
import { isReady } from './support/page-states';
import { chooseLayout, noticeOf, type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;

withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

test('a page beside its settings: what it tells, at each width, and what somebody else has saved', async ({
  page,
  troubles,
}) => {
  troubles.expect(/409/);
  await page.goto(`/master/pages/${own.id}`);
  const settings = page.getByRole('region', { name: 'Settings' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const title = settings.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(own.title);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(own.title);
  // Visitors have no tools.
  await expect(frame.getByRole('region', { name: 'Site tools' })).toHaveCount(0);
  const width = () => page.locator('iframe').evaluate((shown) => shown.clientWidth);
  for (const [device, pixels] of [
    ['Phone', 390],
    ['Tablet', 834],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('button', { name: device }).click();
    await expect.poll(width).toBe(pixels);
  }

  await title.fill('👩‍👩‍👧‍👦'.repeat(60));
  await expect(settings.getByText('60 of 59 characters')).toBeVisible();
  await expect(settings.getByText('Title must be less than 60 characters for optimal SEO')).toBeVisible();
  await settings.getByLabel('Keywords').fill(Array.from({ length: 11 }, (_, n) => `k${n}`).join(', '));
  await expect(settings.getByText('Keywords must be limited to 10 items')).toBeVisible();
  await settings.getByLabel('Description').fill('d'.repeat(160));
  await expect(
    settings.getByText('Description must be less than 160 characters for optimal SEO'),
  ).toBeVisible();
  expect(await violations(page, 'settings with problems')).toEqual([]);
  await title.fill(`Renamed ${word}`);
  await settings.getByLabel('Description').fill('What it is about.');
  await settings.getByLabel('Keywords').fill('one, two, one');
  await expect(settings.getByText('2 of 10, with commas between them')).toBeVisible();
  await expect(settings.getByRole('figure', { name: 'In search results' })).toContainText(
    `Renamed ${word} · Daria Selivan`,
  );
  const save = settings.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(noticeOf(page, 'Title, description and keywords have been saved')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Renamed ${word}`);

  // Somebody else saves; what was typed here stays until the conflict is settled.
  const theirs = { title: `Theirs ${word}`, description: '', keywords: [] };
  const answer = await page.request.patch(`/api/pages/${own.id}`, { data: { locale: 'en', meta: theirs } });
  expect(answer.status()).toBe(200);
  await title.fill(`Mine ${word}`);
  await save.click();
  await expect(settings.getByRole('alert')).toContainText(`Theirs ${word}`);
  await settings.getByRole('button', { name: 'Replace it with mine' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Mine ${word}`);

  await settings.getByRole('button', { name: 'New detail' }).click();
  await settings.getByRole('textbox', { name: 'Name', exact: true }).fill('Material');
  await expect(settings.getByRole('textbox', { name: 'Short name' })).toHaveValue('material');
  await save.last().click();
  await expect(noticeOf(page, 'The details have been saved')).toBeVisible();
  await chooseLayout(settings, 'Three columns');
  await save.last().click();
  await expect(noticeOf(page, 'The layout has been saved')).toBeVisible();
  await settings.getByLabel('Address on the site').fill(`/renamed-${word}`);
  await settings.getByRole('button', { name: 'Change the address' }).click();
  await expect(preview.getByText(`/renamed-${word}`, { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the page' }).selectOption('Українська');
  await expect(settings.getByText('This page has no text in this language yet')).toBeVisible();
  await expect(preview.getByText(`/uk/renamed-${word}`, { exact: true })).toBeVisible();
});

test('a page that is not there is not found, and what is broken is named', async ({ page, troubles }) => {
  troubles.expect(/404/);
  const answer = await page.goto('/master/pages/nothing-of-this-name');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page.getByRole('link', { name: 'All pages' })).toBeVisible();
  await page.goto('/ru/master/pages/nothing-of-this-name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
  await expect(page.getByRole('link', { name: 'Все страницы' })).toHaveAttribute('href', '/ru/master/pages');
  await page.goto('/master/pages');
  await isReady(page);
  await page.getByRole('button', { name: 'Broken links' }).click();
  const report = page.getByRole('region', { name: 'Broken links' });
  await expect(report.getByText(/Broken link|Missing file|No broken links/).first()).toBeVisible();
  expect(await violations(page, 'the report')).toEqual([]);
});
