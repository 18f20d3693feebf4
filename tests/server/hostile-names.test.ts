import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { markupList, publicMarkup } from '@/tests/corpora/read-corpora';
import { HOSTILE_MARKUP } from '@/tests/factories/hostile-markup';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { makePage, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { faultsOfDocument, launchBrowser, watchedPage } from './support/watched-page';

/** Names that strangers and other accounts chose are shown to the owner, who may do everything. */
const MORE = [...markupList(), ...publicMarkup()].filter((_, at) => at % 60 === 0);
const VECTORS = [...HOSTILE_MARKUP, ...MORE].filter(
  (text) => isStorableText(text) && text.length <= 120 && !/\p{Cc}/u.test(text),
);

let site: SeededSite;
let server: SiteServer;
let browser: Browser;
let origin: string;
let cookie: string;

beforeAll(async () => {
  site = await seededSite();
  const { db } = site;
  const [first = ''] = VECTORS;
  const owner = await db.user.create({ data: { name: `${first} owner`, role: 'owner', passwordHash: 'x' } });
  cookie = await sealedCookie((await db.session.create({ data: { userId: owner.id } })).id);
  for (const [at, text] of VECTORS.entries()) {
    await db.user.create({
      data: { name: `${text} ${at}`, email: `${at}${text}@x.example`, role: 'editor' },
    });
    await db.session.create({ data: { userId: owner.id, userAgent: text } });
  }
  for (const text of VECTORS.slice(0, 20)) {
    const data = {
      name: text,
      email: 'a?bcc=b@c.example',
      message: text,
      locale: 'en',
      suspicion: 'links',
    };
    await db.contactMessage.create({ data });
  }
  await makePage(db, '/hostile', 'en', { title: first, description: first, keywords: [] }, 'text');
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  origin = `http://localhost:${server.port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site.drop();
});

const last = `${VECTORS.at(-1)} ${VECTORS.length - 1}`;

it.each([
  ['without its policy', false],
  ['with it', true],
])(
  'names, letters and browsers are only ever text in the settings, %s (security X-7)',
  async (_name, hasPolicy) => {
    const { page, alarms, close } = await watchedPage(browser, { origin, hasPolicy, cookie });
    await page.goto(`${origin}/master/settings`);
    // Drawn once React runs and has asked for them.
    const rows = page.locator('#accounts li, #accounts tr');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(VECTORS.length);
    await expect.poll(async () => (await rows.allTextContents()).join('\n')).toContain(last);
    await expect.poll(() => page.locator('#messages').textContent()).toContain(VECTORS[0]);
    // The last that is asked for: what is looked at below is the whole page.
    await expect.poll(() => page.locator('#site-name-artist').count()).toBe(1);
    const links = await page
      .locator('a[href^="mailto:"]')
      .evaluateAll((all) =>
        all.map((each) => new URL((each as HTMLAnchorElement).href).searchParams.has('bcc')),
      );
    expect(links).not.toContain(true);
    expect([...alarms, ...(await faultsOfDocument(page))]).toEqual([]);
    await close();
  },
);

it.each(['/master', '/master/pages', '/hostile'])('and on %s', async (target) => {
  const { page, alarms, close } = await watchedPage(browser, { origin, hasPolicy: false, cookie });
  await page.goto(`${origin}${target}`);
  await expect
    .poll(() => page.locator('body').textContent())
    .toContain(target === '/hostile' ? 'text' : 'owner');
  expect([...alarms, ...(await faultsOfDocument(page))]).toEqual([]);
  await close();
});
