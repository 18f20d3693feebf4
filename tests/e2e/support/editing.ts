import { expect, type Page } from '@playwright/test';
import { isOwnersBrowser } from './owner';

export const toolbarOf = (page: Page, name = 'Site tools') => page.getByRole('region', { name });

/** The running texts of a page that is edited. */
export const textsOf = (page: Page) =>
  page.locator('#content').getByRole('textbox', { name: 'Text', exact: true });

/** The tools of the text that is being typed. */
export const textToolsOf = (page: Page) => page.getByRole('region', { name: 'The text being typed' });

/** A page gets these texts, and nothing else. */
export async function writeText(page: Page, path: string, ...texts: string[]): Promise<void> {
  const requested = { path, locale: 'en' };
  const read = await page.request.post('/api/pages/by-path', { data: requested });
  const { version } = (await read.json()).translation;
  const rest = { attributes: {}, blockAttributes: [], itemAttributes: [] };
  const blocks = texts.map((content, at) => ({
    id: `text-${at}`,
    component: 'RichText',
    props: { content },
    ...rest,
  }));
  const content = { sections: [{ id: 'one', name: 'One', attributes: [], blocks }] };
  const data = { ...requested, translation: { content, version } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
}

/** The hint for beginners has been read in this browser. */
export const hintIsRead = (page: Page) => page.evaluate(() => localStorage.setItem('edit_hint', 'seen'));

/** Signed in, on a page, with edit mode on and the content open; the hint for beginners has been read. */
export async function edit(page: Page, path: string): Promise<void> {
  await isOwnersBrowser(page, path);
  await hintIsRead(page);
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
}

/** Opens a panel that stands in the menu of the bar. */
export async function openTool(page: Page, name: string): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'More tools' }).click();
  await toolbarOf(page).getByRole('button', { name, exact: true }).click();
}

/** After making a page one is on it, in edit mode. */
export async function isEdited(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(toolbarOf(page).getByRole('switch', { name: 'Edit mode' })).toBeChecked();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
}

/** Pastes as from another program. */
export async function paste(page: Page, html: string, plain = ''): Promise<void> {
  await page.evaluate(
    ([rich, text]) => {
      const clipboardData = new DataTransfer();
      if (rich !== '') clipboardData.setData('text/html', rich);
      if (text !== '') clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [html, plain] as const,
  );
}

/** The page as visitors get it now. */
export const served = async (page: Page, path: string) => (await page.request.get(path)).text();

/** The copies of unsaved work that this browser keeps. */
export function keptCopies(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('atelier');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('working-copies').objectStore('working-copies').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** Saves what was changed, and turns edit mode off. */
export async function saveAndLeave(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'Save Changes', exact: true }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(page.locator('#content').getByRole('textbox')).toHaveCount(0);
}
