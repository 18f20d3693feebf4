import type { Page } from '@playwright/test';
import { shareOf } from '@/tests/setup/shares.mjs';
import { toolbarOf } from './support/editing';
import { allowFilesOfOthers, libraryOf, tileOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { expect, test } from './support/test';

allowFilesOfOthers();

const SHOWN = 'tide-rooms.jpg';
const previewOf = (page: Page) => page.getByRole('dialog', { name: SHOWN, exact: true });
const searchOf = (page: Page) => libraryOf(page).getByRole('searchbox', { name: 'Search files...' });

/** Keeps the page busy, as by a slow machine, from a moment in the life of the preview; what it gives waits for that moment. */
async function busyWhen(
  page: Page,
  moment: 'there' | 'focused' | 'gone',
): Promise<{ begun: Promise<unknown> }> {
  const begun = page.waitForEvent('console', (message) => message.text() === 'busy');
  await page.evaluate((wanted) => {
    const keepBusy = () => {
      // biome-ignore lint/suspicious/noConsole: a busy page can say nothing else.
      console.info('busy');
      const until = performance.now() + 1000;
      while (performance.now() < until);
    };
    if (wanted === 'focused') {
      const stop = new AbortController();
      const focused = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || !target.matches('[data-first]')) return;
        stop.abort();
        keepBusy();
      };
      addEventListener('focusin', focused, { signal: stop.signal });
      return;
    }
    const changes = new MutationObserver(() => {
      if (document.querySelectorAll('[role="dialog"]').length !== (wanted === 'there' ? 2 : 1)) return;
      changes.disconnect();
      keepBusy();
    });
    changes.observe(document.body, { childList: true });
  }, moment);
  return { begun };
}

test.describe('Escape on a busy machine closes what lies on top, and that alone', () => {
  test.beforeEach(async ({ page }) => {
    await isOwnersBrowser(page, '/about');
    await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
    await searchOf(page).fill('tide-rooms');
    await expect(libraryOf(page).getByRole('gridcell')).toHaveCount(1);
  });

  for (const moment of shareOf(['there', 'focused'] as const, 2))
    test(`as soon as a file's preview is ${moment}`, async ({ page }) => {
      const { begun } = await busyWhen(page, moment);
      await tileOf(page, SHOWN).click();
      await begun;
      await page.keyboard.press('Escape');
      await expect(previewOf(page)).toBeHidden();
      await expect(libraryOf(page)).toBeVisible();
      await expect(searchOf(page)).toHaveValue('tide-rooms');
    });

  test('as soon as the preview has gone: the search of the library is cleared', async ({ page }) => {
    await tileOf(page, SHOWN).click();
    await expect(previewOf(page).getByRole('button', { name: 'Copy' })).toBeFocused();
    const { begun } = await busyWhen(page, 'gone');
    await page.keyboard.press('Escape');
    await begun;
    await page.keyboard.press('Escape');
    await expect(searchOf(page)).toHaveValue('');
    await expect(libraryOf(page)).toBeVisible();
  });
});
