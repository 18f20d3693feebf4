import type { Browser } from '@playwright/test';
import { keepPicture, stillContext } from './camera';

const SCREENS = [
  { width: 390, height: 844, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1440, height: 900 },
];

/** The paths of every public page in every language, as the site's own sitemap lists them. */
async function allPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const nameOf = (path: string) => path.replace(/^\/$/, '/home').slice(1).replaceAll('/', '.');

/** Photographs the whole length of every public page as a stranger sees it. */
export async function takePages(browser: Browser, url: string, folder: string, only: string): Promise<void> {
  const paths = [...(await allPaths(url)), '/no/such-page', '/ru/no/such-page', '/uk/no/such-page'];
  for (const screen of SCREENS) {
    const context = await stillContext(browser, url, screen);
    const page = await context.newPage();
    for (const path of paths) {
      const name = `page-${screen.width}-${nameOf(path)}`;
      if (!name.includes(only)) continue;
      await page.goto(path, { waitUntil: 'load' });
      await keepPicture(page, folder, name, true);
      process.stdout.write('.');
    }
    await context.close();
  }
}
