import type { Locator, Page } from '@playwright/test';
import { edit } from './support/editing';
import { film } from './support/recorded-film';
import { expect, test } from './support/test';

// Nothing is saved here: changes are dropped with the browser.

/** The site's header covers the top of the slides. */
const BELOW_HEADER = 250;
const FILM_PAGE = '/works/digital-art/new-media/murmuration-engine';
const UKRAINIAN = Buffer.from(`WEBVTT\n\n00:00.500 --> 00:02.000\nЛетять ${Date.now()}\n`);

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

async function openProperties(page: Page, place: Locator, y: number) {
  await place.click({ position: { x: 8, y } });
  await page.keyboard.press('Alt+Enter');
  await expect(panelOf(page)).toBeVisible();
}

const give = (group: Locator, name: string, mimeType: string, buffer: Buffer) =>
  group.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('captions are chosen by language, and a film can play by itself (docs/media.md#films)', async ({
  page,
}) => {
  await edit(page, FILM_PAGE);
  const block = page.locator('figure:has(video)');
  await block.scrollIntoViewIfNeeded();
  await openProperties(page, block.locator('figcaption'), 4);
  const panel = panelOf(page);

  const captions = panel.getByRole('group', { name: 'Captions', exact: true });
  await captions.getByRole('button', { name: 'Add' }).click();
  const file = captions.getByRole('group', { name: 'File with captions (.vtt)' });
  await give(file, `flock-${Date.now()}.uk.vtt`, 'text/vtt', UKRAINIAN);
  await expect(captions.getByRole('combobox', { name: 'Language' })).toHaveValue('uk');
  const tracks = page.locator('figure video track');
  await expect(tracks).toHaveCount(4);
  await expect(tracks.last()).toHaveAttribute('srclang', 'uk');
  await give(file, 'notes.pdf', 'application/pdf', Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n'));
  await expect(captions.getByText('These are not captions')).toBeVisible();
  await expect(tracks).toHaveCount(4);

  await panel.getByLabel('Plays by itself').check();
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
  await panel.getByLabel('Plays by itself').uncheck();
  await expect(page.locator('#content figure video')).toHaveJSProperty('controls', true);
});

test('a slide shows a film in place of its picture, and rests while it is edited', async ({ page }) => {
  await edit(page, '/');
  await openProperties(page, page.locator('.hero'), BELOW_HEADER);
  const panel = panelOf(page);
  await panel.locator('[data-item]').first().click();
  const slide = panel.getByRole('group', { name: 'Video instead of the picture' });
  await give(slide, 'slide.webm', 'video/webm', await film(page));
  const shown = page.locator('.hero video').first();
  await expect(shown).toHaveJSProperty('muted', true);
  expect(await shown.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  await expect(page.locator('.hero h2').first()).toBeVisible();
  await slide.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.hero video')).toHaveCount(0);
});
