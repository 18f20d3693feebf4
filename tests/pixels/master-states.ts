import { expect, type Page } from '@playwright/test';
import { toolbarOf } from '@/tests/e2e/support/editing';
import { languagesOf } from '@/tests/e2e/support/languages';
import { libraryOf } from '@/tests/e2e/support/library';
import { isReady } from '@/tests/e2e/support/page-states';
import type { ToolState } from './tool-state';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

async function opened(page: Page): Promise<void> {
  await heading(page);
  await expect(toolbarOf(page)).toBeVisible();
  await isReady(page);
}

async function library(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'Media', exact: true }).click();
  await expect(libraryOf(page).getByRole('gridcell').first()).toBeVisible();
}

async function languages(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: /^Languages The languages of the site/ }).click();
  await expect(languagesOf(page)).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function pageActions(page: Page, item: RegExp): Promise<void> {
  await opened(page);
  await button(page, 'Actions for About').click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function firstPageSettings(page: Page): Promise<void> {
  const data = { path: '/about', locale: 'en' };
  const { id } = await (await page.request.post('/api/pages/by-path', { data })).json();
  await page.goto(`/master/pages/${id}`);
  await opened(page);
}

/** Signing in, the panel, the tree of pages, a page's settings, the library, languages and texts. */
export const MASTER_STATES: readonly ToolState[] = [
  {
    name: 'sign-in',
    path: '/master',
    isStranger: true,
    act: (page) => page.getByLabel('Password').first().waitFor(),
  },
  {
    name: 'sign-in-wrong',
    path: '/ru/master',
    isStranger: true,
    act: async (page) => {
      await isReady(page);
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
    },
  },
  { name: 'panel', path: '/master', act: opened },
  { name: 'panel-uk', path: '/uk/master', act: heading },
  { name: 'settings', path: '/master/settings', act: opened },
  {
    name: 'settings-add-account',
    path: '/master/settings',
    act: async (page) => {
      await opened(page);
      // What is above it grows with each sign-in.
      await page.getByRole('heading', { name: 'Accounts' }).evaluate((found) => found.scrollIntoView());
    },
  },
  { name: 'pages', path: '/master/pages', act: opened },
  { name: 'pages-ru', path: '/ru/master/pages', act: heading },
  {
    name: 'pages-menu',
    path: '/master/pages',
    act: async (page) => {
      await opened(page);
      await button(page, 'Actions for About').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'pages-new', path: '/master/pages', act: (page) => pageActions(page, /^New page below it/) },
  {
    name: 'pages-delete',
    path: '/master/pages',
    act: (page) => pageActions(page, /^(Delete|Move to the bin)/),
  },
  { name: 'pages-copy', path: '/master/pages', act: (page) => pageActions(page, /^Duplicate|^Copy/) },
  { name: 'page-settings', path: '/master', act: firstPageSettings },
  { name: 'library', path: '/about', act: library },
  {
    name: 'library-search',
    path: '/about',
    act: async (page) => {
      await library(page);
      await libraryOf(page).getByRole('searchbox').fill('no such file');
      await expect(libraryOf(page).getByText('No files match')).toBeVisible();
    },
  },
  {
    name: 'library-selected',
    path: '/about',
    act: async (page) => {
      await library(page);
      await libraryOf(page).getByRole('gridcell').first().getByRole('checkbox').check({ force: true });
    },
  },
  {
    name: 'library-preview',
    path: '/about',
    act: async (page) => {
      await library(page);
      const cell = libraryOf(page).getByRole('gridcell').first();
      await cell.getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  { name: 'languages', path: '/master', act: languages },
  {
    name: 'languages-of-one',
    path: '/master',
    act: async (page) => {
      await languages(page);
      await languagesOf(page)
        .getByRole('button', { name: /Русский|Russian/ })
        .first()
        .click();
      await expect(languagesOf(page).getByRole('region', { name: 'What is still to be done' })).toBeVisible();
    },
  },
  {
    name: 'languages-add',
    path: '/master',
    act: async (page) => {
      await languages(page);
      await languagesOf(page).getByRole('button', { name: /^Add/ }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
];
