import type { Locator, Page } from '@playwright/test';
import { edit, served, toolbarOf } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

// Slides and rows of pictures in the editor: the touched item is the visible one.

let own: OwnPages;
withOwnPages((pages) => {
  own = pages;
});

const SLIDES = ['Harbour', 'Lantern', 'Meridian'];
const PICTURES = [
  '/media/hero/tide.jpg',
  '/media/hero/titan.jpg',
  '/media/exhibitions/weather-for-one-2025.jpg',
];

/** A page of one block, saved. */
async function holds(page: Page, component: string, props: object): Promise<void> {
  const block = { id: 'row', component, props, attributes: {}, blockAttributes: [], itemAttributes: [] };
  const sections = [{ id: 's', name: 'Row', attributes: [], blocks: [block] }];
  const data = { path: own.path, locale: 'en', translation: { content: { sections }, version: 1 } };
  const answer = await page.request.patch('/api/pages/by-path', { data });
  expect(answer.status()).toBe(200);
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const toolbarButton = (page: Page, name: string) =>
  toolbarOf(page).getByRole('button', { name, exact: true });
const titlesOf = (page: Page) => page.getByRole('textbox', { name: 'Slide title' });

/**
 * One slide is seen and no other, it stands at this place, the dots know it, and its title is what a click on its words
 * hits.
 */
async function isSeen(page: Page, title: string, number: number, total: number): Promise<Locator> {
  const hero = page.locator('.hero');
  const label = new RegExp(`^Slide ${number} of ${total}: ${title}$`);
  const reachable = hero.locator('.slide:not([inert])');
  await expect(reachable).toHaveAccessibleName(label);
  await expect(reachable).toHaveCSS('opacity', '1');
  await expect(reachable.locator('.slide-text')).toHaveCSS('opacity', '1');
  await expect(hero.locator('.slide')).toHaveCount(total);
  const dots = hero.getByRole('group', { name: 'Choose a slide' }).getByRole('button');
  await expect(dots).toHaveCount(total);
  await expect(hero.locator('.carousel-dots [aria-current="true"]')).toHaveAccessibleName(label);
  await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  const words = reachable.getByRole('textbox', { name: 'Slide title' });
  await words.click();
  await expect(words).toBeFocused();
  return words;
}

/** Drags one thing onto another as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  await page.mouse.up();
}

test('slides: the one that was touched is the one that is seen, and its words can be typed', async ({
  page,
}) => {
  await holds(page, 'HeroSlider', {
    slides: SLIDES.map((title, index) => ({ key: `k${index}`, title, image: PICTURES[index] })),
  });
  await edit(page, own.path);
  await isSeen(page, 'Harbour', 1, 3);
  await page.keyboard.press('Alt+Enter');
  const panel = panelOf(page);
  const tool = (number: number, name: string) =>
    panel.getByRole('button', { name: `Item ${number}: ${name}`, exact: true });

  // An opened row shows its slide, and so does every change of it.
  await panel.locator('[data-item]').nth(2).click();
  await isSeen(page, 'Meridian', 3, 3);
  await tool(1, 'move down').click();
  await isSeen(page, 'Harbour', 2, 3);
  await panel.locator('[data-item]').nth(2).click();
  await drag(page, tool(1, 'drag'), tool(3, 'drag'));
  const lantern = await isSeen(page, 'Lantern', 3, 3);

  // Letters and arrows belong to the words, and marking them by mouse turns no slide.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('!');
  await expect(lantern).toHaveText('Lanter!n');
  const box = await lantern.boundingBox();
  if (!box) throw new Error('no words');
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.type('Beacon');
  await isSeen(page, 'Beacon', 3, 3);

  // By keys.
  await tool(3, 'drag').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Now at 3 of/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Now at 2 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await isSeen(page, 'Beacon', 2, 3);

  await panel.locator(':scope [data-add-item]').last().click();
  const added = await isSeen(page, 'Welcome', 4, 4);
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type('Added');
  await expect(added).toHaveText('Added');
  await tool(1, 'duplicate').click();
  const copy = await isSeen(page, 'Harbour', 2, 5);
  await copy.click();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type('Harbour'.toUpperCase());
  await isSeen(page, 'HARBOUR', 2, 5);

  // A removed item gives its place to its neighbour: in the middle, at the end and at the beginning.
  await tool(2, 'remove').click();
  await expect(page.locator('.side-panel [data-item]:focus')).toHaveText('Beacon');
  await isSeen(page, 'Beacon', 2, 4);
  await toolbarButton(page, 'Undo').click();
  await isSeen(page, 'HARBOUR', 2, 5);
  await toolbarButton(page, 'Redo').click();
  await isSeen(page, 'Beacon', 2, 4);
  await page.getByRole('button', { name: /^Slide 4 of 4/ }).click();
  await isSeen(page, 'Added', 4, 4);
  await tool(4, 'remove').click();
  await isSeen(page, 'Meridian', 3, 3);
  await page.getByRole('button', { name: 'Next slide' }).press('Enter');
  await isSeen(page, 'Harbour', 1, 3);
  await tool(1, 'remove').click();
  await isSeen(page, 'Beacon', 1, 2);
  await page.getByRole('button', { name: 'Previous slide' }).press('Enter');
  await isSeen(page, 'Meridian', 2, 2);

  // Down to one, which needs no controls, and back.
  await tool(2, 'remove').click();
  await expect(page.locator('.hero .carousel-controls')).toHaveCount(0);
  await titlesOf(page).click();
  await expect(titlesOf(page)).toBeFocused();
  await toolbarButton(page, 'Undo').click();
  await isSeen(page, 'Meridian', 2, 2);
  await toolbarButton(page, 'Undo').click();
  await isSeen(page, 'Harbour', 1, 3);

  await page.keyboard.press('Control+KeyS');
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await isSeen(page, 'Harbour', 1, 3);
  const html = await served(page, own.path);
  const places = ['Harbour', 'Beacon', 'Meridian'].map((title) => html.indexOf(`<h2>${title}</h2>`));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(html).not.toContain('Added');
  // As a reload draws it.
  await page.reload();
  await expect(titlesOf(page)).toHaveText(['Harbour', 'Beacon', 'Meridian']);
});

test('a row of pictures: the touched picture is in view, and its thumbnail is current', async ({ page }) => {
  await holds(page, 'MediaGallery', {
    layout: 'carousel',
    items: PICTURES.map((src, index) => ({ key: `k${index}`, src, alt: `Picture ${index + 1}` })),
  });
  await edit(page, own.path);
  const row = page.locator('.gallery-carousel');
  const panel = panelOf(page);
  const isInSight = async (alt: string, number: number, total: number) => {
    await expect(row.locator('ul > li')).toHaveCount(total);
    const picture = row
      .locator('ul > li')
      .nth(number - 1)
      .getByRole('img', { name: alt, exact: true });
    await expect(picture).toBeInViewport({ ratio: 0.5 });
    const thumbnails = row.locator('.thumbnails a');
    await expect(thumbnails).toHaveCount(total);
    await expect(thumbnails.nth(number - 1)).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails.nth(number - 1)).toHaveAccessibleName(`Show picture ${number}: ${alt}`);
  };
  await isInSight('Picture 1', 1, 3);
  await row.locator('.thumbnails a').nth(2).click();
  await isInSight('Picture 3', 3, 3);
  await row.locator('figcaption').first().click({ force: true });
  await page.keyboard.press('Alt+Enter');
  const tiles = panel.locator('[data-item]');
  const tool = (number: number, name: string) =>
    panel.getByRole('button', { name: `Item ${number}: ${name}`, exact: true });

  await tiles.nth(2).click();
  await isInSight('Picture 3', 3, 3);
  await tool(3, 'move up').click();
  await isInSight('Picture 3', 2, 3);
  await tool(2, 'move up').click();
  await isInSight('Picture 3', 1, 3);
  await drag(page, tool(1, 'drag'), tool(3, 'drag'));
  await isInSight('Picture 3', 3, 3);
  await tool(3, 'duplicate').click();
  await panel.getByLabel('Alt text (describe the picture)').fill('A copy');
  await isInSight('A copy', 4, 4);
  await toolbarButton(page, 'Undo').click();
  await toolbarButton(page, 'Undo').click();
  await expect(row.locator('ul > li')).toHaveCount(3);
  await toolbarButton(page, 'Redo').click();
  await isInSight('Picture 3', 4, 4);
  await tiles.first().click();
  await isInSight('Picture 1', 1, 4);
  await tool(1, 'remove').click();
  await isInSight('Picture 2', 1, 3);
  // The arrow leads to what is there now.
  await row.getByRole('button', { name: 'Next picture' }).press('Enter');
  await isInSight('Picture 3', 2, 3);
  await toolbarButton(page, 'Undo').click();
  await isInSight('Picture 1', 1, 4);

  await page.keyboard.press('Control+KeyS');
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await isInSight('Picture 1', 1, 4);
  const html = await served(page, own.path);
  expect([...html.matchAll(/aria-label="(Show picture \d: [^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Show picture 1: Picture 1',
    'Show picture 2: Picture 2',
    'Show picture 3: Picture 3',
    'Show picture 4: Picture 3',
  ]);
});
