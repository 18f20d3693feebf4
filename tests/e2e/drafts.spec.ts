import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { edit, served, textsOf, toolbarOf } from './support/editing';
import { isOwnersBrowser } from './support/owner';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let word = '';
let own: OwnPages;

withOwnPages((pages, given) => {
  own = pages;
  word = given;
});

const contentOf = (...words: string[]) => ({
  sections: [
    {
      id: 'section-1',
      name: '',
      attributes: [],
      blocks: words.map((each, n) => ({
        id: `block-${n}`,
        component: 'RichText',
        props: { content: `<p>${each}</p>` },
        attributes: {},
        blockAttributes: [],
        itemAttributes: [],
      })),
    },
  ],
});

/** Gives the page two texts. */
async function write(page: Page, path: string) {
  await expect(async () => {
    const translation = { content: contentOf('First words.', 'Second words.'), version: 1 };
    const saved = await page.request.patch('/api/pages/by-path', {
      data: { path, locale: 'en', translation },
    });
    expect(saved.status()).toBe(200);
  }).toPass();
}

/** Types at the end of the first text. */
async function type(page: Page, words: string) {
  const text = textsOf(page).first();
  await text.click();
  await expect(text.and(page.locator('[contenteditable]'))).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await expect(text).toContainText(words.trim());
}

const button = (page: Page, name: string) => toolbarOf(page).getByRole('button', { name, exact: true });

async function choose(page: Page, way: string) {
  await button(page, 'More ways to save and publish').click();
  await button(page, way).click();
}

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();

test('work is kept as a draft, taken up again and published, and visitors see nothing of it before', async ({
  page,
}) => {
  await write(page, own.path);
  await edit(page, own.path);
  await type(page, ` Drafted ${word}.`);
  await choose(page, 'Save as draft');
  await expect(page.getByText('Saved as draft. Visitors see what they saw before.')).toBeVisible();
  await expect(toolbarOf(page).getByText(/^Draft of Owner, /)).toBeVisible();
  expect(await served(page, own.path)).not.toContain(`Drafted ${word}`);

  // No question on leaving, since nothing would be lost.
  await page.reload();
  await expect(toolbarOf(page).getByText('There is a draft that visitors do not see')).toBeVisible();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect(textsOf(page).first()).not.toContainText('Drafted');
  expect(await violations(page, 'a draft is offered')).toEqual([]);
  await button(page, 'Continue').focus();
  await page.keyboard.press('Enter');
  await expect(textsOf(page).first()).toContainText(`Drafted ${word}.`);
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect.poll(() => served(page, own.path)).toContain(`Drafted ${word}`);
  await expect(button(page, 'More ways to save and publish')).toHaveCount(0);

  await type(page, ' Not wanted.');
  await choose(page, 'Save as draft');
  await expect(toolbarOf(page).getByText(/^Draft of Owner, /)).toBeVisible();
  await choose(page, 'Discard the draft…');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  expect(await violations(page, 'discarding a draft')).toEqual([]);
  await question.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('The draft is gone')).toBeVisible();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await expect(textsOf(page).first()).not.toContainText('Not wanted.');
});

test('a draft goes public at a time of one’s own, or does not after all', async ({ page }) => {
  await write(page, own.path);
  await edit(page, own.path);
  await type(page, ' Later.');
  await choose(page, 'Publish at…');
  const question = page.getByRole('dialog', { name: 'When should it be published?' });
  const time = question.getByLabel('Date and time');
  await expect(time).toBeFocused();
  await expect(question.getByText(/^In your time zone: \w+/)).toBeVisible();
  expect(await violations(page, 'choosing a time')).toEqual([]);
  await time.fill('2001-02-03T04:05');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Choose a time in the future.')).toBeVisible();
  await time.fill('2099-02-03T04:05');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Will be published on Feb 3, 2099/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(toolbarOf(page).getByText(/^Draft of Owner, .* Will be published Feb 3, 2099/)).toBeVisible();
  expect(await served(page, own.path)).not.toContain('Later.');
  await choose(page, 'Cancel publishing at that time');
  await expect(page.getByText('The planned publishing is cancelled')).toBeVisible();
  await expect(toolbarOf(page).getByText(/Will be published/)).toHaveCount(0);
  await expect(toolbarOf(page).getByText(/^Draft of Owner, /)).toBeVisible();
});

test('what somebody else kept in the draft meanwhile is heard before anything is published', async ({
  page,
  troubles,
}) => {
  troubles.expect(/409/);
  await write(page, own.path);
  await edit(page, own.path);
  await type(page, ' Mine.');
  await choose(page, 'Save as draft');
  await expect(toolbarOf(page).getByText(/^Draft of Owner, /)).toBeVisible();
  const draft = `/api/pages/${own.id}/draft`;
  const { version, baseVersion } = await (await page.request.get(`${draft}?locale=en`)).json();
  const content = contentOf('First words. Mine.', 'Theirs.');
  const kept = await page.request.put(draft, { data: { locale: 'en', content, baseVersion, version } });
  expect(kept.status()).toBe(200);

  await button(page, 'Save Changes').click();
  const question = page.getByRole('dialog', { name: 'The draft has been changed' });
  expect(await violations(page, 'another draft')).toEqual([]);
  expect(await served(page, own.path)).not.toContain('Mine.');
  await question.getByRole('button', { name: 'Combine both' }).click();
  await expect(textsOf(page).nth(1)).toContainText('Theirs.');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  const html = await served(page, own.path);
  expect(html).toContain('Mine.');
  expect(html).toContain('Theirs.');
});

test('a page that is not public is seen by editors where it will stand, and published from there', async ({
  page,
  request,
  troubles,
}) => {
  // The server answers as to everybody; the page comes beside it.
  troubles.expect(/404/);
  const path = `${own.path}/unseen`;
  const meta = { title: `Unseen ${word}`, description: '', keywords: [] };
  await expect(async () => {
    const made = await page.request.post('/api/pages', { data: { path, locale: 'en', meta, isDraft: true } });
    expect(made.status()).toBe(201);
  }).toPass();
  await write(page, path);
  expect(await statusOf(request, path)).toBe(404);
  await isOwnersBrowser(page, path);
  await expect(page.getByText('Only you and other editors see this page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: meta.title })).toBeVisible();
  await expect(page).toHaveTitle(meta.title);
  expect(await violations(page, 'a page that is not public')).toEqual([]);

  const site = page.locator('.site');
  await expect(site).toHaveAttribute('data-theme', 'paper');
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(toolbarOf(page).getByText('Not public')).toBeVisible();
  // Coming back while editing shows the page in its own theme, too.
  await page.reload();
  await expect(toolbarOf(page).getByText('Not public')).toBeVisible();
  await expect(site).toHaveAttribute('data-theme', 'paper');
  await type(page, ' Seen.');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await expect(toolbarOf(page).getByText('Not public')).toBeVisible();
  expect(await statusOf(request, path)).toBe(404);
  await button(page, 'Publish').click();
  await expect(page.getByText('The page is public now')).toBeVisible();
  await expect(toolbarOf(page).getByText('Not public')).toHaveCount(0);
  expect(await statusOf(request, path)).toBe(200);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(page.locator('#content')).toContainText('First words. Seen.');
  await expect(page.getByText('Only you and other editors see this page')).toHaveCount(0);
});
