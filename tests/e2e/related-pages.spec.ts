import type { Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { violations } from './support/accessibility';
import { edit, saveAndLeave, toolbarOf } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const SERIES = { id: 'series', name: 'Series', slug: 'series', type: 'page', inherited: false };

/** A page of a kind, with a picture whose label can name its series. */
async function record(page: Page, name: string, kind: string, html = '<p>Words</p>') {
  const made = await own.add(name);
  expect((await page.request.patch(`/api/pages/${made.id}`, { data: { kind } })).status()).toBe(200);
  const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };
  const picture = { src: '/media/works/seed-vault.jpg', alt: 'A', caption: '' };
  const blocks = [
    { id: 'picture', component: 'MediaObject', props: picture, ...rest },
    { id: 'words', component: 'RichText', props: { content: html }, ...rest },
  ];
  const content = { sections: [{ id: 'one', name: 'One', attributes: [SERIES], blocks }] };
  const data = { path: made.path, locale: 'en', translation: { content } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  return made;
}

const partOf = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

test('a work shows where it was shown, and one goes there and back', async ({ page }) => {
  const work = await record(page, 'Work', 'work');
  const show = await record(page, 'Show', 'exhibition', `<p><a href="${work.path}">It</a></p>`);
  await page.goto(work.path);
  expect(await violations(page, 'a work and its exhibitions')).toEqual([]);
  await partOf(page, 'Shown in').getByRole('link', { name: show.title }).click();
  await expect(page).toHaveURL(show.path);
  await page.locator('#content').getByRole('link', { name: 'It', exact: true }).click();
  await expect(page).toHaveURL(work.path);
});

for (const means of shareOf(['mouse', 'keys'] as const, 2)) {
  test(`a label names a series, chosen by its title with ${means}, and the series shows its works`, async ({
    page,
  }) => {
    const series = await record(page, 'Lanterns', 'series');
    const work = await record(page, 'Work', 'work');
    const other = await record(page, 'Other', 'work');
    await edit(page, work.path);
    await page
      .locator('#content figure')
      .first()
      .click({ position: { x: 8, y: 8 } });
    await page.keyboard.press('Alt+Enter');
    const field = page
      .getByRole('complementary', { name: 'Properties' })
      .getByRole('combobox', { name: 'Series' });
    await field.click();
    await field.pressSequentially(series.title);
    const option = page.getByRole('option', { name: series.title });
    await expect(option).toBeVisible();
    if (means === 'mouse') await option.click();
    else await page.keyboard.press('Enter');
    await expect(field).toHaveValue(series.path);
    const label = page.locator('#content dl');
    await expect(label.getByText(series.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await saveAndLeave(page);
    await expect(label.getByRole('link', { name: series.title })).toBeVisible();
    const drawn = (await label.textContent()) ?? '';
    await page.reload();
    await expect(label).toHaveText(drawn);

    await label.getByRole('link', { name: series.title }).click();
    await expect(page).toHaveURL(series.path);
    await expect(partOf(page, 'Works').getByRole('link')).toHaveText([work.title]);
    await expect(toolbarOf(page)).toBeVisible();

    // The other one joins the series: what is shown beside the first changes for its next visitor.
    const label2 = { id: 'picture', component: 'MediaObject', blockAttributes: [], itemAttributes: [] };
    const picture = {
      ...label2,
      props: { src: '', alt: '', caption: '' },
      attributes: { series: series.path },
    };
    const content = { sections: [{ id: 'one', name: 'One', attributes: [SERIES], blocks: [picture] }] };
    const data = { path: other.path, locale: 'en', translation: { content } };
    expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
    await page.goto(work.path);
    await expect(
      partOf(page, `More from ${series.title}`).getByRole('link', { name: other.title }),
    ).toBeVisible();
  });
}
