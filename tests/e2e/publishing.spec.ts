import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hintIsRead, isEdited } from './support/editing';
import { allowFilesOfOthers, libraryOf } from './support/library';
import { isReady, overflow } from './support/page-states';
import { chooseLayout, noticeOf, type OwnPages, rowOf, titlesWith, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

allowFilesOfOthers();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;

withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const question = (page: Page) => page.getByRole('dialog');
const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = async (page: Page, path: string) => (await page.request.get(path)).status();

test('a page is made as a draft, shown by a private link, published at a time, now, and taken off', async ({
  page,
  browser,
  troubles,
}) => {
  // Visitors get a 404 here; its editor sees the page.
  troubles.expect(/404/);
  await page.goto('/master/pages');
  await hintIsRead(page);
  await isReady(page);
  await rowOf(page, own.title)
    .getByRole('button', { name: /Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'New page below it…' }).click();
  await question(page).getByLabel('Title').fill(`Quiet ${word}`);
  await question(page)
    .getByLabel(/As a draft/)
    .check();
  await question(page).getByRole('button', { name: 'Create' }).click();
  const path = `${own.path}/quiet-${word}`;
  await isEdited(page, path);
  expect(await status(page, path)).toBe(404);
  await page.goto('/master/pages');
  await isReady(page);
  await page.getByRole('button', { name: 'Not public', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(word);
  await expect(titlesWith(page, word)).toHaveText([`Quiet ${word}`]);
  await expect(rowOf(page, `Quiet ${word}`)).toContainText('translated, not public');
  expect(await violations(page, 'pages that are not public')).toEqual([]);
  await rowOf(page, `Quiet ${word}`)
    .getByRole('link', { name: `Quiet ${word}` })
    .press('Enter');

  const publishing = partOf(page, 'Publishing');
  await expect(publishing).toContainText('Not public');
  await expect(page.getByText('Visitors do not see this page in this language')).toBeVisible();
  const links = partOf(page, 'Private links');
  await links.getByLabel('Valid for').selectOption('one week');
  await links.getByRole('button', { name: 'Make a private link' }).click();
  const address = links.getByRole('textbox', { name: 'The private link' });
  await expect(address).toBeFocused();
  expect(await violations(page, 'settings of a page that is not public')).toEqual([]);
  const link = await address.inputValue();
  const visitor = await browser.newContext();
  const shown = await visitor.newPage();
  await shown.goto(link);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Quiet ${word}`);
  await links.getByRole('button', { name: /^End the private link: English, until/ }).click();
  await expect(links).toContainText('This page has no private links.');
  expect((await visitor.request.get(link)).status()).toBe(404);
  await visitor.close();

  await publishing.getByRole('button', { name: 'Publish at… (English)' }).click();
  await question(page).getByRole('button', { name: 'Publish at this time' }).click();
  await expect(publishing).toContainText('Will be published');
  await publishing.getByRole('button', { name: 'Cancel publishing at that time (English)' }).click();
  await expect(publishing).not.toContainText('Will be published');
  await publishing.getByRole('button', { name: 'Publish (English)' }).press('Enter');
  await expect(publishing).toContainText('Public since');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(`Quiet ${word}`);
  expect(await status(page, path)).toBe(200);
  const picture = page.getByRole('img', { name: 'Picture shown when the page is shared' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1200);
  await publishing.getByRole('button', { name: 'Unpublish… (English)' }).press('Enter');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(publishing).toContainText('Not public');
  expect(await status(page, path)).toBe(404);
});

test('a draft goes public, a picture stands for the page, and all of it is brought back', async ({
  page,
}) => {
  const words = (text: string) => ({
    sections: [
      {
        id: 's',
        name: 'Words',
        attributes: [],
        blocks: [
          {
            id: 'b',
            component: 'RichText',
            props: { content: `<p>${text}</p>` },
            attributes: {},
            blockAttributes: [],
            itemAttributes: [],
          },
        ],
      },
    ],
  });
  const kept = await page.request.put(`/api/pages/${own.id}/draft`, {
    data: { locale: 'en', content: words('Kept words'), baseVersion: 1, version: 0 },
  });
  expect(kept.status()).toBe(200);
  await page.goto(`/master/pages/${own.id}`);
  const publishing = partOf(page, 'Publishing');
  await expect(publishing).toContainText('Draft of');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(own.title);
  await expect(frame.getByText('Kept words')).toHaveCount(0);
  await page.getByRole('button', { name: 'As it is saved' }).click();
  await expect(frame.getByText('Kept words')).toBeVisible();
  await publishing.getByRole('button', { name: 'Publish the draft (English)' }).click();
  await expect(page.getByRole('button', { name: 'As it is saved' })).toHaveCount(0);
  await expect(frame.getByText('Kept words')).toBeVisible();
  await expect(publishing).not.toContainText('Draft of');

  await page.getByRole('button', { name: 'Choose a picture…' }).click();
  const library = libraryOf(page, 'Picture shown when the page is shared');
  await library.getByRole('gridcell').getByRole('button').first().click();
  await expect(noticeOf(page, 'This picture is now shown when the page is shared')).toBeVisible();
  await expect(page.getByText('This picture is used in all languages')).toBeVisible();
  await chooseLayout(page, 'Three columns');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(noticeOf(page, 'The layout has been saved')).toBeVisible();

  await page.getByRole('heading', { name: 'History' }).click();
  const events = page.getByRole('list', { name: 'What happened to the page' }).getByRole('listitem');
  await expect(events).toHaveCount(4);
  await expect(events.first()).toContainText('Whole page layout “Three columns”');
  await expect(events.nth(1)).toContainText('another share picture');
  await expect(events.nth(2)).toContainText('English content');
  await events
    .last()
    .getByRole('button', { name: /^Bring the page back to how it was/ })
    .press('Enter');
  await expect(question(page).getByRole('listitem')).toHaveText([
    `English: “${own.title}”, as in version 1`,
    /^The layout becomes/,
    'The share picture',
  ]);
  expect(await violations(page, 'what going back would change')).toEqual([]);
  await question(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(noticeOf(page, 'The page is as it was on')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Kept words')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a picture…' })).toBeVisible();
  await expect(events).toHaveCount(6);
});

test('several pages are taken off the site and published again, in one language or in all', async ({
  page,
}) => {
  const some = [await own.add('One'), await own.add('Two')];
  const answers = () => Promise.all(some.map(({ path }) => status(page, path)));
  await page.goto('/master/pages');
  await isReady(page);
  await rowOf(page, own.title).locator('[data-fold]').click();
  const bar = page.getByRole('region', { name: 'Selected pages' });
  const select = async () => {
    for (const { title } of some) await rowOf(page, title).getByRole('checkbox').check();
  };
  await select();
  await bar.getByRole('button', { name: 'Unpublish…' }).press('Enter');
  await expect(question(page)).toContainText('Unpublish 2 pages?');
  expect(await violations(page, 'taking pages off')).toEqual([]);
  await question(page).getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(noticeOf(page, '2 pages unpublished')).toBeVisible();
  expect(await answers()).toEqual([404, 404]);
  await expect(rowOf(page, some[0]?.title ?? '')).toContainText('not public');

  // There is no text in Ukrainian, and the dialog says so.
  await select();
  await bar.getByRole('button', { name: 'Publish…', exact: true }).click();
  await question(page).getByLabel('In which language?').selectOption('Українська');
  await question(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(noticeOf(page, '2 pages stay as they were. There is no text in this language.')).toBeVisible();
  await select();
  await bar.getByRole('button', { name: 'Publish…', exact: true }).click();
  await question(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(noticeOf(page, '2 pages are public')).toBeVisible();
  expect(await answers()).toEqual([200, 200]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('publishing and history have room on a phone', async ({ page }) => {
    await page.goto(`/master/pages/${own.id}`);
    await page.getByRole('button', { name: 'Make a private link' }).tap();
    await expect(page.getByRole('textbox', { name: 'The private link' })).toBeFocused();
    await page.getByRole('heading', { name: 'History' }).tap();
    await expect(page.getByText('first text')).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await violations(page, 'publishing on a phone')).toEqual([]);
    const small = await page
      .getByRole('region', { name: 'Settings', exact: true })
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((each) => each.getBoundingClientRect().height)
          .filter((height) => height > 0 && height < 40),
      );
    expect(small).toEqual([]);
  });
});
