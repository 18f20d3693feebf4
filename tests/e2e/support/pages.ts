import type { Locator, Page } from '@playwright/test';
import { anyWord } from './library';
import { signInByCall } from './owner';
import { expect, test } from './test';

/** Pages of a journey's own, below one outside the site's navigation, where they disturb no other journey. */
export interface OwnPages {
  id: string;
  path: string;
  title: string;
  /** Adds one more, below it or at a given path. */
  add(name: string, below?: string): Promise<{ id: string; path: string; title: string }>;
}

async function make(page: Page, path: string, title: string, more: object = {}) {
  const data = { path, locale: 'en', meta: { title, description: '', keywords: [] }, ...more };
  let id = '';
  // A busy server may answer 503 and ask to try again.
  await expect(async () => {
    const answer = await page.request.post('/api/pages', { data });
    expect(answer.status()).toBe(201);
    id = (await answer.json()).id;
  }).toPass();
  return { id, path, title };
}

export async function ownPages(page: Page, word: string): Promise<OwnPages> {
  const root = await make(page, `/journey-${word}`, `Journey ${word}`, { parentId: null });
  return {
    ...root,
    add: (name, below = root.path) => make(page, `${below}/${name.toLowerCase()}`, `${name} ${word}`),
  };
}

/** Permanently deletes the pages of a journey, with all that is below them. */
export async function forgetPages(page: Page, id: string): Promise<void> {
  for (const query of ['', '?forever=true']) {
    await expect(async () => {
      const answer = await page.request.delete(`/api/pages/${id}${query}`);
      expect([204, 404]).toContain(answer.status());
    }).toPass();
  }
}

/** Each journey of a file begins as the owner, with pages and a word of its own, and leaves nothing behind. */
export function withOwnPages(take: (own: OwnPages, word: string) => void): void {
  let id = '';
  test.beforeEach(async ({ page }) => {
    const word = anyWord();
    await expect(() => signInByCall(page.context())).toPass();
    const own = await ownPages(page, word);
    id = own.id;
    take(own, word);
  });
  test.afterEach(async ({ page }) => {
    // The open page is about to be deleted.
    await page.goto('about:blank');
    await forgetPages(page, id);
  });
}

/** The page's line in the tree of pages. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .filter({ has: page.getByText(title, { exact: true }) });

/** The titles that stand in the tree and have the word, from top to bottom. */
export const titlesWith = (page: Page, word: string): Locator =>
  page.getByRole('treegrid').getByRole('link').filter({ hasText: word });

/** Chooses a layout by its picture, in the settings of a page or where one is made. */
export async function chooseLayout(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name: 'Choose from pictures…' }).click();
  const layout = within.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name });
  await layout.locator('..').click();
  await expect(layout).toBeChecked();
}

/** A notice with this text. */
export const noticeOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /Notices/ }).getByText(text);
