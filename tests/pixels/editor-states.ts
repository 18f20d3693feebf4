import { expect, type Locator, type Page } from '@playwright/test';
import { openTool, textsOf, textToolsOf, toolbarOf } from '@/tests/e2e/support/editing';
import type { ToolState } from './tool-state';

async function editing(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('switch', { name: 'Edit mode' }).click();
  await expect(toolbarOf(page).getByText('All saved')).toBeVisible();
}

const side = (page: Page, name: string) => page.getByRole('complementary', { name });

/** By keys: a pointer would leave something pointed at. */
async function firstBlock(page: Page): Promise<Locator> {
  await editing(page);
  await page.keyboard.press('Alt+PageDown');
  const tools = page.getByRole('toolbar', { name: /^Tools of / });
  await expect(tools).toBeVisible();
  return tools;
}

function panel(name: string): ToolState['act'] {
  return async (page) => {
    await editing(page);
    await openTool(page, name);
    await expect(side(page, name)).toBeVisible();
    await expect(side(page, name).getByText('Loading…')).toHaveCount(0);
  };
}

async function properties(page: Page): Promise<void> {
  await firstBlock(page);
  await page.keyboard.press('Alt+Enter');
  await expect(side(page, 'Properties')).toBeVisible();
}

async function isTyping(page: Page): Promise<void> {
  await editing(page);
  await textsOf(page).first().click();
  await page.keyboard.press('Control+a');
  await expect(textToolsOf(page)).toBeVisible();
}

/** The bar, edit mode, the tools of blocks and texts, the panels and dialogs of the editor. */
export const EDITOR_STATES: readonly ToolState[] = [
  { name: 'toolbar', path: '/about', act: (page) => toolbarOf(page).waitFor() },
  {
    name: 'toolbar-account',
    path: '/uk/about',
    act: async (page) => {
      const bar = page.getByRole('region', { name: 'Інструменти сайту' });
      await bar.getByRole('button').last().click();
    },
  },
  { name: 'edit', path: '/about', act: editing },
  { name: 'edit-home', path: '/', act: editing },
  { name: 'edit-works', path: '/works', act: editing },
  {
    name: 'edit-ru',
    path: '/ru/about',
    act: async (page) => {
      await page.getByRole('region', { name: 'Инструменты сайта' }).getByRole('switch').click();
      await expect(page.getByText('Всё сохранено')).toBeVisible();
    },
  },
  { name: 'block', path: '/about', act: async (page) => void (await firstBlock(page)) },
  {
    name: 'block-more',
    path: '/about',
    act: async (page) => {
      const tools = await firstBlock(page);
      await tools.getByRole('button', { name: 'More', exact: true }).click();
    },
  },
  {
    name: 'add',
    path: '/about',
    act: async (page) => {
      await firstBlock(page);
      await page.keyboard.press('Alt+KeyA');
      await expect(page.getByRole('combobox', { name: 'Search kinds of blocks' })).toBeFocused();
    },
  },
  { name: 'text', path: '/legal/privacy-policy', act: isTyping },
  {
    name: 'link',
    path: '/legal/privacy-policy',
    act: async (page) => {
      await isTyping(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox').first()).toBeFocused();
    },
  },
  { name: 'properties', path: '/about', act: properties },
  { name: 'properties-home', path: '/', act: properties },
  { name: 'properties-gallery', path: '/about/photos', act: properties },
  {
    name: 'properties-section',
    path: '/about',
    act: async (page) => {
      await properties(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+Enter');
    },
  },
  {
    name: 'outline',
    path: '/about',
    isDesktopAlone: true,
    act: async (page) => {
      await editing(page);
      await toolbarOf(page).getByRole('button', { name: 'Outline' }).click();
      await expect(side(page, 'Outline')).toBeVisible();
    },
  },
  {
    name: 'page-languages',
    path: '/about',
    isDesktopAlone: true,
    act: async (page) => {
      await editing(page);
      await toolbarOf(page).getByRole('button', { name: 'Languages', exact: true }).click();
      await expect(side(page, 'Languages')).toBeVisible();
    },
  },
  { name: 'find', path: '/about', act: panel('Find on this page') },
  { name: 'history', path: '/about', act: panel('History') },
  { name: 'checks', path: '/about', act: panel('Checks') },
  { name: 'shortcuts', path: '/about', act: panel('Keyboard shortcuts') },
  {
    name: 'unsaved',
    path: '/legal/privacy-policy',
    act: async (page) => {
      await editing(page);
      await textsOf(page).first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' More.');
      await expect(toolbarOf(page).getByText(/backed up in this browser/)).toBeAttached();
    },
  },
];
