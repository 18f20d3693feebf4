import type { Browser, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, saveAndLeave, textsOf, writeText } from './support/editing';
import { isPlaying } from './support/film-state';
import { type OwnPages, withOwnPages } from './support/pages';
import { film } from './support/recorded-film';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Look' });
const videoOf = (page: Page) => page.locator('.section-ground video');
const pauseOf = (page: Page) => page.getByRole('button', { name: 'Pause the video' });
const WORDS = '<p>Words that stand on <a href="/works">a film</a></p>';

/** A page with these words, edited, whose section stands on a film. */
async function chooseFilm(page: Page, words = WORDS): Promise<void> {
  await writeText(page, own.path, words);
  await edit(page, own.path);
  await textsOf(page).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Look', exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Look of its section' }).click();
  const grounds = panelOf(page).getByRole('radiogroup', { name: 'Background', exact: true });
  await grounds.getByRole('radio', { name: 'Video', exact: true }).click();
  const file = { name: `waves-${Date.now()}.webm`, mimeType: 'video/webm', buffer: await film(page) };
  const field = panelOf(page).getByRole('group', { name: 'Background video' });
  await field.locator('input[type=file]').setInputFiles(file);
  await expect(videoOf(page)).toHaveJSProperty('muted', true);
}

async function visit(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference', ...options })).newPage();
  await page.goto(own.path);
  return page;
}

/** The button stands below the last line of the words, within the section. */
async function expectRoomForButton(page: Page): Promise<void> {
  const words = await page.locator('#content .prose').boundingBox();
  const button = await pauseOf(page).boundingBox();
  const section = await page.locator('.section:has(.section-ground)').boundingBox();
  if (!words || !button || !section) throw new Error('Something of the section is not drawn.');
  expect(button.y).toBeGreaterThanOrEqual(words.y + words.height);
  expect(button.y + button.height).toBeLessThanOrEqual(section.y + section.height);
}

test('a video plays behind the words of a section, rests while it is edited, and can be stopped (docs/editing.md#look)', async ({
  page,
  browser,
}) => {
  await chooseFilm(page);
  expect(await isPlaying(videoOf(page))).toBe(false);
  expect(await violations(page, 'a film behind a section, edited')).toEqual([]);

  // The words lie over it: a click reaches them, and what is typed is theirs.
  await textsOf(page).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(', typed');
  await expect(textsOf(page).first()).toHaveText('Words that stand on a film, typed');
  await saveAndLeave(page);

  const visitor = await visit(browser);
  await expect.poll(() => isPlaying(videoOf(visitor))).toBe(true);
  await expectRoomForButton(visitor);
  expect(await violations(visitor, 'a film behind a section')).toEqual([]);
  await pauseOf(visitor).click();
  await expect.poll(() => isPlaying(videoOf(visitor))).toBe(false);
  await visitor.getByRole('link', { name: 'a film' }).click();
  await expect(visitor).toHaveURL(/\/works$/);

  const still = await visit(browser, { reducedMotion: 'reduce' });
  await expect(still.getByRole('button', { name: 'Play the video' })).toBeVisible();
  expect(await isPlaying(videoOf(still))).toBe(false);
});

test('on a phone a section that is longer than the window has its video play, and its button below the words', async ({
  page,
  browser,
}) => {
  await chooseFilm(page, WORDS.replace('Words', 'Long words that go on. '.repeat(400)));
  await panelOf(page)
    .getByRole('radiogroup', { name: 'Space below', exact: true })
    .getByRole('radio', { name: 'None' })
    .click();
  await saveAndLeave(page);

  const phone = await visit(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { height } = (await phone.locator('.section:has(.section-ground)').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(6 * 844);
  await expect.poll(() => isPlaying(videoOf(phone))).toBe(true);
  await pauseOf(phone).scrollIntoViewIfNeeded();
  await expectRoomForButton(phone);
  await pauseOf(phone).tap();
  await expect.poll(() => isPlaying(videoOf(phone))).toBe(false);
});

test('without script the video has the browser’s controls, and the words lie over it', async ({
  page,
  browser,
}) => {
  await chooseFilm(page);
  await saveAndLeave(page);
  const visitor = await visit(browser, { javaScriptEnabled: false });
  await expect(videoOf(visitor)).toHaveAttribute('controls', '');
  await visitor.getByRole('link', { name: 'a film' }).click();
  await expect(visitor).toHaveURL(/\/works$/);
});
