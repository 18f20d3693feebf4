import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from './find-standing';
import { MissingPages } from './missing-pages';
import { entryBody, PageStore } from './page-store';
import { type Renewal, Renewals } from './renewals';

let folder: string;
let store: PageStore;
let rows: Renewal[];
let site: {
  /** By key, as the database has it. */
  standing: Map<string, Standing['what']>;
  filters: string[];
  lookups: number;
  renders: string[];
  mostAtOnce: number;
  duringRender: () => Promise<void>;
  isDown: boolean;
};
let missing: MissingPages;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'missing-pages-'));
  rows = [];
  site = {
    ...{ standing: new Map([['en/works', 'page' as const]]), filters: ['kind=one'] },
    ...{ lookups: 0, renders: [], mostAtOnce: 0, duringRender: async () => undefined, isDown: false },
  };
  store = new PageStore({
    folder,
    buildId: () => 'build',
    renewals: new Renewals(async (since) => ({
      source: 'one',
      renewals: rows.filter(({ seq }) => seq > since),
    })),
  });
  await store.renewals.look();
  missing = new MissingPages({
    store,
    isOwn: (pathname) => pathname === '/favicon.ico',
    async findStanding({ locale, path: requested }) {
      site.lookups += 1;
      if (site.isDown) throw new Error('no database');
      const language = ['en', 'ru', 'uk'].includes(locale) ? locale : 'en';
      return { what: site.standing.get(`${locale}${requested}`) ?? null, language };
    },
    render,
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let running = 0;

/** In the place of the application. */
async function render(key: string): Promise<void> {
  running += 1;
  site.mostAtOnce = Math.max(site.mostAtOnce, running);
  store.beginRender(key);
  site.renders.push(key);
  const body = `${key} ${site.renders.length}`;
  await site.duringRender();
  await new Promise(setImmediate);
  const isPage = !key.endsWith('/_missing');
  const notes = isPage
    ? { status: 200, filters: site.filters }
    : { status: 404, isForMissing: true as const };
  if (!isPage || site.standing.get(key) === 'page')
    await store.put(key, { kind: 'page', headers: {}, body }, { ...notes, tags: [isPage ? 'page' : 'menu'] });
  running -= 1;
}

async function renew(tag: string): Promise<void> {
  const renewal = { tag, seq: (rows.at(-1)?.seq ?? 0) + 1 };
  rows.push(renewal);
  await store.renew([renewal]);
}

async function answerAt(pathname: string): Promise<string | null> {
  const entry = await missing.at(pathname);
  return entry && `${entry.status} ${await entryBody(entry)}`;
}

describe('where nothing stands (decision 39)', () => {
  it('one finished answer of each language is given for all addresses', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => answerAt(`/none-${at}`)));
    expect(new Set(all)).toEqual(new Set(['404 en/_missing 1']));
    expect(await answerAt('/ru/none')).toBe('404 ru/_missing 2');
    expect(await answerAt('/de/none')).toBe('404 en/_missing 1');
    expect(await answerAt('/.env')).toBe('404 en/_missing 1');
  });

  it('renders at most two at a time', async () => {
    await Promise.all(['', '/ru', '/uk'].map((prefix) => answerAt(`${prefix}/none`)));
    expect([site.renders.length, site.mostAtOnce]).toEqual([3, 2]);
  });

  it('says what is so now: after a change of what it shows, also one during the render', async () => {
    await answerAt('/none');
    await renew('menu');
    site.duringRender = async () => {
      site.duringRender = async () => undefined;
      await renew('menu');
    };
    expect(await answerAt('/none')).toBe('404 en/_missing 3');
  });

  it('answers in the end where saves never stop', async () => {
    site.duringRender = () => renew('menu');
    expect(await answerAt('/none')).toBe('404 en/_missing 3');
  });

  it('leaves alone what stands, what is answered otherwise, and what nobody can tell', async () => {
    for (const pathname of ['/works', '/favicon.ico', '/WORKS', '/robots.txt'])
      expect([pathname, await answerAt(pathname)]).toEqual([pathname, null]);
    site.isDown = true;
    expect(await answerAt('/none')).toBeNull();
  });

  it('remembers nothing of an address: a page that is made is there at once', async () => {
    await answerAt('/new');
    site.standing.set('en/new', 'page');
    expect(await answerAt('/new')).toBeNull();
  });

  it('forgets the last good state of a page that is no more', async () => {
    await render('en/works');
    site.standing.clear();
    expect(await answerAt('/works')).toContain('404');
    expect(await store.find('en/works')).toBeNull();
  });
});

describe('a filter that a page does not offer', () => {
  it('is refused by what its page said when it was rendered, without another look', async () => {
    expect(await answerAt('/works/kind=nix')).toBe('404 en/_missing 2');
    const { lookups } = site;
    for (const value of ['nix', 'two', 'constructor'])
      expect(await answerAt(`/works/kind=${value}`)).toContain('404');
    expect(await answerAt('/works/kind=one')).toBeNull();
    expect([site.lookups, site.renders]).toEqual([lookups, ['en/works', 'en/_missing']]);
  });

  it('is known as soon as the page offers it', async () => {
    await answerAt('/works/kind=two');
    site.filters = ['kind=one', 'kind=two'];
    await renew('page');
    expect(await answerAt('/works/kind=two')).toBeNull();
  });

  it('of what is no page is answered as that is', async () => {
    site.standing.set('en/moved', 'link');
    expect(await answerAt('/moved/kind=one')).toBeNull();
    expect(await answerAt('/none/kind=one')).toContain('404');
    expect(site.renders).toEqual(['en/_missing']);
  });
});
