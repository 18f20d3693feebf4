import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ART } from '@/demo/art/index';
import { shareOf } from '@/tests/setup/shares.mjs';
import { httpRequest } from './support/http';
import { ownersPage } from './support/owners-page';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { launchBrowser } from './support/watched-page';

const WIDTHS = [360, 1280];
const PATHS = shareOf(
  [
    ...['', '/about', '/about/photos', '/about/quotes', '/contact', '/exhibitions'],
    ...['/legal/privacy-policy', '/works', '/works/digital-art/virtual-worlds'],
    '/works/digital-art/virtual-worlds/tidal-archive',
  ],
  5,
);

let site: SeededSite;
let server: SiteServer;
let browser: Browser;
let page: Page;
let arabic: string;

beforeAll(async () => {
  site = await seededSite();
  // Pictures are not drawn, but their proportions make the pages as wide and long as they are.
  await site.db.mediaItem.createMany({
    data: ART.map(({ pathname, width, height, contentType }) => ({
      pathname,
      width,
      height,
      contentType,
      size: 1,
      hash: '0'.repeat(64),
    })),
  });
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  browser = await launchBrowser();
  page = await browser.newPage();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await site.drop();
});

const asOwner = (method: string, target: string, body?: unknown) =>
  callAs(site.cookie, server.origin, method, target, body);

const near = (a: number, b: number) => Math.abs(a - b) <= 1;

describe('Arabic, switched on (docs/reference/languages.md#languages-of-the-site)', () => {
  it('is no language of the site before', async () => {
    expect((await httpRequest(server.origin, '/ae')).status).toBe(404);
    expect((await httpRequest(server.origin, '/about')).body).not.toContain('/ae/about');
    const { json } = await asOwner('POST', '/api/languages', { name: 'العربية', code: 'ae', iconCode: 'ae' });
    arabic = String(json.id);
    expect((await httpRequest(server.origin, '/ae')).status).toBe(404);
    expect((await asOwner('PATCH', `/api/languages/${arabic}`, { isActive: true })).status).toBe(200);
  });

  it.each(PATHS)('/ae%s answers from right to left; what fell back says its own language', async (path) => {
    const { status, body } = await httpRequest(server.origin, `/ae${path}`);
    expect(status).toBe(200);
    expect(body).toMatch(/<html[^>]* lang="ar" dir="rtl"/);
    await page.goto(`${server.origin}/ae${path}`);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    expect(await page.getByRole('banner').evaluate((element) => getComputedStyle(element).direction)).toBe(
      'rtl',
    );
    // So do the words of the interface that it has none for yet: a full stop stands behind its sentence.
    const untranslated = await page
      .locator('[lang="en"]')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).direction !== 'ltr').map(String));
    expect(untranslated).toEqual([]);
    // Menus show the titles of pages, which are not translated here.
    const link = page.locator('#site-menu a').first();
    expect([await link.getAttribute('lang'), await link.getAttribute('dir')]).toEqual(['en', 'ltr']);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        // While the loader holds the page still, the place of the scroll bar is kept free: less than the window.
        return Math.max(0, scrollWidth - clientWidth);
      });
      expect([width, overflow]).toEqual([width, 0]);
    }
  });

  it('the header is the mirror of the English one', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const edges = [];
      for (const address of ['/about', '/ae/about']) {
        await page.goto(`${server.origin}${address}`);
        edges.push(
          await page.locator('.site-header').evaluate((header) => {
            const brand = header.querySelector('.brand')?.getBoundingClientRect();
            const languages = header.querySelector('.languages')?.getBoundingClientRect();
            const { clientWidth } = document.documentElement;
            return {
              brand: [brand?.left ?? 0, clientWidth - (brand?.right ?? 0)],
              brandLeadsLanguages: (brand?.left ?? 0) < (languages?.left ?? 0),
            };
          }),
        );
      }
      const [english, arabic] = edges;
      expect(english?.brandLeadsLanguages).toBe(true);
      expect(arabic?.brandLeadsLanguages).toBe(false);
      expect(near(english?.brand[0] ?? 0, arabic?.brand[1] ?? 1)).toBe(true);
    }
  });

  it('the menu of a phone hangs in the corner where lines end', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const placeOf = async (address: string) => {
      await page.goto(`${server.origin}${address}`);
      return page.locator('.menu-button').evaluate((button) => {
        const { left, right } = button.getBoundingClientRect();
        return { left, right: document.documentElement.clientWidth - right };
      });
    };
    const [english, arabic] = [await placeOf('/about'), await placeOf('/ae/about')];
    expect(near(english.right, arabic.left)).toBe(true);
    expect(arabic.left).toBeLessThan(arabic.right);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('is in the switcher, in its own letters and direction, and keeps the page', async () => {
    await page.goto(`${server.origin}/works`);
    const link = page.locator('.languages a[lang="ar"]');
    expect(await link.getAttribute('dir')).toBe('rtl');
    expect(await link.textContent()).toContain('العربية');
    await link.click();
    await page.waitForURL('**/ae/works');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.locator('.site-nav a[href="/ae/exhibitions"]').click();
    await page.waitForURL('**/ae/exhibitions');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it('is edited from right to left: words, tools and panels', async () => {
    const { page: editor, context } = await ownersPage(browser, server.origin, site.cookie);
    const address = '/ae/legal/terms-of-use';
    await editor.goto(address);
    await editor.getByRole('switch', { name: 'Edit mode' }).click();
    const text = editor.locator('#content .prose[role=textbox]').first();
    await text.click();
    await editor.keyboard.press('Control+End');
    await editor.keyboard.type(' نص جديد');
    await editor.keyboard.press('Alt+Enter');
    const panel = editor.getByRole('complementary', { name: 'Properties' });
    await panel.waitFor();
    expect((await panel.boundingBox())?.x).toBe(0);
    await editor.keyboard.press('Alt+KeyL');
    const alignment = editor.getByRole('radiogroup', { name: 'Alignment' });
    await alignment.waitFor();
    const placeOf = async (name: string) =>
      (await alignment.getByRole('radio', { name, exact: true }).boundingBox())?.x ?? 0;
    // The words of the page are still English ones.
    expect(await alignment.getByRole('radio', { name: 'Left', exact: true }).isChecked()).toBe(true);
    expect(await placeOf('Centre')).toBeGreaterThan(await placeOf('Left'));
    const toolbar = editor.getByRole('region', { name: 'Site tools' });
    const [links, save] = await Promise.all(
      [toolbar.getByRole('link').first(), toolbar.getByRole('button', { name: 'Save Changes' })].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(links?.x ?? 0).toBeGreaterThan(save?.x ?? 0);
    expect(
      await editor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await toolbar.getByRole('button', { name: 'Save Changes' }).click();
    await editor.getByText('Changes saved successfully').waitFor();
    await expect.poll(async () => (await httpRequest(server.origin, address)).body).toContain('نص جديد');
    // From now on the page has a text of its own, which is read as its language is.
    await editor.goto(address);
    expect(
      await editor
        .locator('#content .prose')
        .first()
        .evaluate((at) => getComputedStyle(at).direction),
    ).toBe('rtl');
    await text.click();
    await editor.keyboard.press('Escape');
    await editor.keyboard.press('Alt+KeyL');
    await alignment.waitFor();
    expect(await alignment.getByRole('radio', { name: 'Right', exact: true }).isChecked()).toBe(true);
    expect(await placeOf('Centre')).toBeLessThan(await placeOf('Right'));
    await context.close();
  });

  it('is no language of the site once it is switched off again', async () => {
    expect((await asOwner('PATCH', `/api/languages/${arabic}`, { isActive: false })).status).toBe(200);
    expect((await httpRequest(server.origin, '/ae')).status).toBe(404);
    expect((await httpRequest(server.origin, '/ae/works')).status).toBe(404);
    expect((await httpRequest(server.origin, '/works')).body).not.toContain('/ae/works');
  });
});
