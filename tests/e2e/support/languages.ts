import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { isOwnersBrowser } from './owner';

interface Named {
  id: string;
  code: string;
}

/** The dialog over the page. */
export const languagesOf = (page: Page, name = 'Languages') =>
  page.getByRole('dialog', { name, exact: true });

/** The owner's way there, and to a language. */
export async function openFromPanel(page: Page, language?: string): Promise<void> {
  await isOwnersBrowser(page, '/master');
  await openLanguages(page, language);
}

/** From the panel, in any role. */
export async function openLanguages(page: Page, language?: string): Promise<void> {
  await page.getByRole('button', { name: /^Languages The languages of the site/ }).click();
  await expect(languagesOf(page)).toBeVisible();
  if (language) await languagesOf(page).getByRole('button', { name: language }).click();
}

/** The keys on the cards of texts, in their order. */
export const cardKeys = (dialog: Locator) => dialog.getByRole('article').locator('label');

/** The same in the dialog over the page. */
export const keysOf = (page: Page) => cardKeys(languagesOf(page));

/** Removes a journey's own language from the site, if it is there. */
export async function withoutLanguage(request: APIRequestContext, code: string): Promise<void> {
  const languages: Named[] = await (await request.get('/api/languages')).json();
  const found = languages.find((language) => language.code === code);
  if (found) expect((await request.delete(`/api/languages/${found.id}`)).status()).toBe(204);
}

/** A language of one journey's own, which no visitor sees, with texts by namespace and key. */
export async function ownLanguage(
  request: APIRequestContext,
  language: { name: string; code: string; iconCode: string },
  texts: Record<string, readonly string[]>,
): Promise<string> {
  await withoutLanguage(request, language.code);
  const added = await request.post('/api/languages', { data: language });
  expect(added.status()).toBe(201);
  const { id: languageId }: Named = await added.json();
  for (const [namespace, keys] of Object.entries(texts))
    for (const key of keys) {
      const data = { languageId, namespace, key, value: `${key} says this` };
      expect((await request.post('/api/translations', { data })).status()).toBe(201);
    }
  return languageId;
}

/** Puts texts into a language as a file would. */
export async function importTexts(
  request: APIRequestContext,
  languageId: string,
  texts: object,
): Promise<void> {
  const data = { languageId, format: 'json', text: JSON.stringify(texts), apply: true };
  expect((await request.post('/api/translations/import', { data })).status()).toBe(200);
}

/** The notices in a dialog. */
export const noticesOf = (dialog: Locator) =>
  dialog.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

/** Notices disappear by themselves, and overlap while there are several. */
export const expectToast = (page: Page, kind: 'Success' | 'Error', text: string | RegExp) =>
  expect(
    noticesOf(languagesOf(page)).filter({ hasText: kind }).filter({ hasText: text }).first(),
  ).toBeVisible();

/** Answers a call as a server that fails does, with a message or without one. */
export const failing = (page: Page, path: string, method: string, detail?: string) =>
  page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (detail === undefined) return route.fulfill({ status: 500, body: 'nothing that can be read' });
    const body = {
      type: 'x',
      title: 'Internal error',
      status: 500,
      detail,
      code: 'internal',
      requestId: 'x',
    };
    return route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify(body),
    });
  });

/** Keeps the first change of a text on its way until it is let go. */
export async function holding(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/translations/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.fallback();
  });
  return letGo;
}
