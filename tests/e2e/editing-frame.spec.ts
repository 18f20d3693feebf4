import type { Locator, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, hintIsRead, openTool, textsOf, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { overflow } from './support/page-states';
import { expect, test } from './support/test';

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} has no place.`);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** All elements that float over the page, by kind. */
async function hanging(page: Page, panel?: Locator): Promise<[string, Box][]> {
  const things: [string, Locator][] = [
    ['bar', toolbarOf(page)],
    ['state', toolbarOf(page).locator('.edit-state')],
    ['menu', page.locator('.menu-button')],
    ...(panel ? [['panel', panel] as [string, Locator]] : []),
  ];
  const found: [string, Box][] = [];
  for (const [name, thing] of things) if (await thing.isVisible()) found.push([name, await boxOf(thing)]);
  return found;
}

/** The names of floating elements that overlap. */
async function overlapping(page: Page, panel?: Locator): Promise<string[]> {
  const all = await hanging(page, panel);
  return all.flatMap(([name, box], at) =>
    all
      .slice(at + 1)
      // How things stand is a part of the bar where there is room for it.
      .filter(([other, its]) => !(name === 'bar' && other === 'state') && !isApart(box, its))
      .map(([other]) => `${name} over ${other}`),
  );
}

test('the page moves aside for a panel, whose head stays, and nothing lies over anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit(page, '/');
  const panel = page.getByRole('complementary', { name: 'Outline' });
  expect(await overlapping(page)).toEqual([]);
  await toolbarOf(page).getByRole('button', { name: 'Outline' }).click();
  await expect(panel).toBeVisible();
  expect(await violations(page, 'a panel beside the page')).toEqual([]);
  for (const width of [1440, 1280, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overlapping(page, panel), { message: `${width}` }).toEqual([]);
    const side = await boxOf(panel);
    expect((await boxOf(page.locator('.site'))).right, `${width}`).toBeLessThanOrEqual(side.left);
    expect((await boxOf(page.locator('.hero'))).right, `${width}`).toBeLessThanOrEqual(side.left);
    expect(await overflow(page), `${width}`).toBe(0);
  }
  // The frame follows its block.
  await panel.getByRole('treeitem').nth(1).press('Enter');
  const frame = page.getByRole('region', { name: /^Selected (block|section)$/ });
  const heading = page.locator('.hero');
  await expect
    .poll(async () => Math.abs((await boxOf(frame)).right - (await boxOf(heading)).right))
    .toBeLessThan(12);

  await panel.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  const head = await boxOf(panel.getByRole('heading', { name: 'Outline' }));
  expect(head.top).toBeGreaterThanOrEqual(0);
  expect(head.bottom).toBeLessThan(80);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await boxOf(page.locator('.site'))).right).toBe(1100);

  // Less common tools are in the menu; closing what it opened returns focus to it.
  await openTool(page, 'Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(toolbarOf(page).getByRole('button', { name: 'More tools' })).toBeFocused();
});

test('a panel moves the page aside, and the block in view neither up nor down', { tag: '@long' }, async ({
  page,
}) => {
  await edit(page, '/about');
  const text = page.locator('#content .prose').last();
  await text.click();
  const topOf = async () => Math.round((await boxOf(text)).top);
  const [top, width] = [await topOf(), (await boxOf(text)).right];
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
  await expect.poll(async () => (await boxOf(text)).right).toBeLessThan(width);
  expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await boxOf(text)).right).toBe(width);
  expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
});

test('on a phone the bar has one row beside the way to the menu, and panels end above it', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await edit(page, '/');
    await expect.poll(() => overlapping(page), { message: `${width}` }).toEqual([]);
    const bar = await boxOf(toolbarOf(page));
    expect(bar.bottom - bar.top).toBeLessThan(64);
    expect(bar.left).toBeGreaterThanOrEqual(0);
    expect(bar.right).toBeLessThanOrEqual(width);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await boxOf(page.getByRole('contentinfo').getByText(/^©/));
    const [, menu] = (await hanging(page)).find(([name]) => name === 'menu') ?? [];
    expect(end.bottom).toBeLessThanOrEqual(Math.min(bar.top, menu?.top ?? bar.top));
    await toolbarOf(page).getByRole('button', { name: 'Outline' }).click();
    const panel = page.getByRole('complementary', { name: 'Outline' });
    await expect(panel).toBeVisible();
    expect(isApart(await boxOf(panel), await boxOf(toolbarOf(page)))).toBe(true);
    await panel.getByRole('button', { name: 'Close' }).click();
    // Switched off again for the next width.
    await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  }
});

test('the buttons of slides stand where visitors have them, and come out from under the bar for the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await edit(page, '/');
  const buttons = page.locator('.hero > .carousel-controls button');
  for (const button of [buttons.first(), buttons.last()]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await button.focus();
    await expect.poll(async () => isApart(await boxOf(button), await boxOf(toolbarOf(page)))).toBe(true);
  }
});

test('a tooltip names a tool and its key at once, by mouse and by key, and Escape takes it away', async ({
  page,
}) => {
  await edit(page, '/about');
  const tip = page.locator('[data-tooltip]');
  await page.locator('#content .prose').first().click();
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: /^Tools of the block/ });
  await tools.getByRole('button', { name: 'Duplicate' }).hover();
  await expect(tip).toBeVisible({ timeout: 500 });
  await expect(tip).toHaveText(/Duplicate(Ctrl|⌘)\+D/);
  await page.mouse.move(5, 400);
  await expect(tip).toBeHidden();

  await page.keyboard.press('ArrowRight');
  await expect(tip).toHaveText(/Move up/);
  await expect(tip).toBeVisible();
  // One press hides it and selects the section; the handle, which gets the focus, brings up none.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: /^Tools of the section/ })).toBeVisible();
  await expect(tip).toBeHidden();
});

test('a tool that comes to lie under a pointer at rest brings up no tooltip until the pointer moves', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await isOwnersBrowser(page, '/about');
  await hintIsRead(page);
  const tip = page.locator('[data-tooltip]');
  const box = await boxOf(toolbarOf(page).getByRole('switch', { name: 'Edit mode' }));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await tip.evaluate((bubble) => {
    bubble.dataset.times = '0';
    bubble.addEventListener('beforetoggle', (event) => {
      if ((event as ToggleEvent).newState === 'open')
        bubble.dataset.times = `${Number(bubble.dataset.times) + 1}`;
    });
  });
  await page.mouse.up();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  const under = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.dataset.tip, [
      x,
      y,
    ] as const);
  await expect.poll(under).toBe('Add something here');
  await page.mouse.move(x + 2, y);
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText(/^Add something here/);
  await expect(tip).toHaveAttribute('data-times', '1');
});

test('the hint for beginners stands before the page once in a browser, and covers nothing', async ({
  page,
}) => {
  await isOwnersBrowser(page, '/contact');
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  const hint = page.getByRole('complementary', { name: 'How to edit this page' });
  await expect(hint).toContainText('Click or tap any words to change them.');
  expect((await boxOf(hint)).bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('banner'))).top);
  expect(await violations(page, 'hint')).toEqual([]);
  await toolbarOf(page).getByRole('button', { name: 'Languages' }).click();
  await expect(page.getByRole('complementary', { name: 'Languages' })).toBeVisible();
  // Nothing that waits beyond the upper edge has come in with the panel.
  expect((await boxOf(page.getByRole('link', { name: 'Skip to content' }))).right).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await expect.poll(async () => (await boxOf(page.getByRole('banner'))).top).toBe(0);
  await page.reload();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('“Add” in the bar adds below the block that is in sight', async ({ page }) => {
  await edit(page, '/about');
  await page.locator('#content .prose').first().scrollIntoViewIfNeeded();
  await toolbarOf(page).getByRole('button', { name: 'Add', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'What to add' });
  await expect(picker).toBeVisible();
  await picker.getByRole('option', { name: /^Quote/ }).click();
  // It is added in view, and not at the end of the page.
  const added = page.locator('#content .plain-text[data-empty]').first();
  await expect(added).toBeInViewport();
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('the button that saves stays under the pointer while the work is backed up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit(page, '/about');
  await textsOf(page).first().click();
  // Every place that it has from the first letter on: it moved half a second later, between press and release.
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      const saves = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Save Changes',
      );
      if (saves) seen.add(Math.round(saves.getBoundingClientRect().x));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await page.keyboard.type('Words ');
  await expect(toolbarOf(page).getByText('Unsaved changes (backed up in this browser)')).toBeVisible();
  await expect(toolbarOf(page).getByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(await places.evaluate((seen) => seen.size)).toBe(1);
  await toolbarOf(page).getByRole('button', { name: 'Discard' }).click();
});

test('that all is saved goes from the page once it has been read, and comes back with the next change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await edit(page, '/about');
  const state = toolbarOf(page).locator('.edit-state');
  await expect(state).toHaveCSS('opacity', '1');
  await expect(state).toHaveCSS('opacity', '0');
  // What lies below it is what is pressed.
  const { left, top, right, bottom } = await boxOf(state);
  const pressed = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.toolbar') === null,
    [(left + right) / 2, (top + bottom) / 2],
  );
  expect(pressed).toBe(true);
  await textsOf(page).first().click();
  await page.keyboard.type('A');
  await page.keyboard.press('Escape');
  await expect(state).toHaveCSS('opacity', '1');
  await expect(state).toContainText('Unsaved');
  await toolbarOf(page).getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(state).toHaveCSS('opacity', '0');
});
