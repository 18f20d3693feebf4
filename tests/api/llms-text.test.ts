import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as siteRoute from '@/app/%5Fsite/[name]/route';
import * as siteRights from '@/app/api/site/rights/route';
import { SEED_PAGES } from '@/demo/content/index';
import { call } from './support/call';
import { pageCalls } from './support/pages';
import { openSite, SITE_URL, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const read = () => call(siteRoute, 'GET', { params: { name: 'llms.txt' } });

/** The linked addresses of each heading. */
async function linked(): Promise<Map<string, string[]>> {
  const { text } = await read();
  const [, ...sections] = text.split('\n## ');
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n');
      return [heading, [...section.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address)];
    }),
  );
}

const inEnglish = { language: { code: 'en' } };

describe('llms.txt (docs/reference/finding.md#language-models)', () => {
  it('lists every page that visitors find in the default language, by kind', async () => {
    const { status, headers, text } = await read();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Daria Selivan, digital artist\n\n> Virtual worlds/);
    expect(text).toContain(`Also in ru: ${SITE_URL}/ru, uk: ${SITE_URL}/uk`);
    const sections = await linked();
    expect([...sections.keys()]).toEqual(
      expect.arrayContaining(['Pages', 'Works', 'Exhibitions', 'Optional']),
    );
    const pages = [...sections].flatMap(([heading, found]) => (heading === 'Optional' ? [] : found));
    expect(pages.sort()).toEqual(SEED_PAGES.map(({ path }) => SITE_URL + path).sort());
    expect(sections.get('Works')).toContain(`${SITE_URL}/works/digital-art/nft/seed-vault`);
  });

  it('tells nothing of drafts and of what lies in the bin', async () => {
    await site.db.pageTranslation.updateMany({
      where: { ...inEnglish, page: { path: '/about/quotes' } },
      data: { publishedAt: null },
    });
    const { id } = await site.db.page.findUniqueOrThrow({
      where: { path: '/works/digital-art/nft/seed-vault' },
    });
    expect((await pageCalls(owner).remove(id)).status).toBe(204);
    const { text } = await read();
    expect(text).not.toContain('/about/quotes');
    expect(text).not.toContain('seed-vault');
  });

  it('says whether pictures are reserved from the training of AI', async () => {
    expect((await read()).text).not.toContain('train AI');
    const said = { creator: '', credit: '', copyright: '', licence: '', training: false, version: 0 };
    const path = '/api/site/rights';
    expect((await call(siteRights, 'PUT', { path, headers: owner, json: said })).status).toBe(200);
    expect((await read()).text).toContain('The pictures may not be used to train AI models.');
  });
});
