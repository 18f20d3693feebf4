import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { linksOf } from '@/lib/domain/content/page-links';
import { AppError } from '@/lib/domain/errors';
import { pathsAbove } from '@/lib/domain/site/page-tree';
import type { PageView } from '@/lib/domain/site/view-model';
import type { Actor } from '@/lib/server/auth/actor';
import { changeOnePage } from '@/lib/server/pages/change/change-many-pages';
import { changePage } from '@/lib/server/pages/change/change-page';
import { createPage } from '@/lib/server/pages/change/create-page';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { reportPages } from '@/lib/server/pages/read/page-report';
import { openPage } from '@/lib/server/pages/view/open-page';
import { isLong } from '@/tests/setup/shares.mjs';
import { textOf } from './support/content';
import { expectTree, meta } from './support/pages';
import { openSite, type TestSite } from './support/site';

const RUNS = isLong ? 1000 : 25;
/** Every so many runs, and after the last one, all that a visitor can reach is followed. */
const CRAWLED = 50;
const STEPS = 9;
const LOCALES = ['en', 'ru', 'uk'];
const NAMES = ['a', 'b', 'c', 'про', 'd-1'];

let site: TestSite;
let actor: Actor;
let languages: { id: string; code: string }[];

beforeAll(async () => {
  site = await openSite();
  languages = await site.db.language.findMany();
  const { id } = await site.db.user.create({ data: { name: 'Ada', role: 'owner' } });
  const session = await site.db.session.create({ data: { userId: id } });
  actor = { id: session.id, userId: id, name: 'Ada', role: 'owner', expires: new Date(), address: '' };
});
afterAll(() => site.close());

type Step = {
  kind: 'create' | 'move' | 'rename' | 'order' | 'delete' | 'restore' | 'forget';
  pick: number;
  to: number;
  name: string;
};

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'create',
      'create',
      'move',
      'rename',
      'rename',
      'order',
      'delete',
      'restore',
      'forget',
    ),
    pick: fc.nat(99),
    to: fc.nat(99),
    name: fc.constantFrom(...NAMES),
  }),
  { minLength: STEPS, maxLength: STEPS },
) as fc.Arbitrary<Step[]>;

/** The state the site must have at the end of a run. */
class Story {
  /** The page that was the last to leave a path, by that path. */
  readonly left = new Map<string, string>();
  /** The page that each page links to in every language. */
  readonly links = new Map<string, string>();
  /** All that has ever been deleted: its links and paths may now belong to another page. */
  readonly deleted = new Set<string>();
  /** Pages that visitors do not find: redirects to them lead nowhere. */
  readonly drafts = new Set<string>();
}

const live = () => site.db.page.findMany({ where: { deletedAt: null }, orderBy: { path: 'asc' } });
const pathsOf = async () => new Map((await live()).map(({ id, path }) => [id, path]));

/** A home page with a few below it, each linking to the one before it in every language. */
const FIRST = ['/', '/a', '/a/b', '/c', '/c/a/d-1'];

async function begin(story: Story): Promise<void> {
  await site.db.$executeRaw`truncate page, redirect cascade`;
  const idAt = new Map(FIRST.map((path) => [path, randomUUID()]));
  const pages = FIRST.map((path, n) => ({
    id: idAt.get(path) ?? '',
    path,
    parentId: pathsAbove(path).flatMap((above) => idAt.get(above) ?? [])[0] ?? null,
    position: path === '/c' ? 1 : 0,
    target: FIRST[(n + FIRST.length - 1) % FIRST.length] ?? '/',
  }));
  await site.db.page.createMany({ data: pages.map(({ target: _, ...page }) => page) });
  await site.db.pageTranslation.createMany({
    data: pages.flatMap(({ id, path, target }) =>
      languages.map(({ id: languageId, code }) => {
        const href = `${code === 'en' ? '' : `/${code}`}${target}#x`;
        const content = JSON.parse(JSON.stringify(textOf(`<p><a href="${href}">there</a></p>`)));
        return { pageId: id, languageId, title: `${code} ${path}`, content, links: [target] };
      }),
    ),
  });
  for (const { id, target } of pages) story.links.set(id, idAt.get(target) ?? '');
}

async function add(story: Story, path: string, from: string, isDraft: boolean): Promise<void> {
  const { id } = await createPage({ path, locale: 'en', meta: meta(path), from, isDraft }, actor);
  if (isDraft || story.drafts.has(from)) story.drafts.add(id);
  const target = story.links.get(from);
  if (target !== undefined) story.links.set(id, target);
}

async function binnedPage(pick: number): Promise<string> {
  const binned = await site.db.page.findMany({ where: { deletedAt: { not: null } }, orderBy: { id: 'asc' } });
  const roots = binned.filter(({ id, binnedWith }) => id === binnedWith);
  return roots[pick % Math.max(roots.length, 1)]?.id ?? 'none';
}

async function take(story: Story, { kind, pick, to, name }: Step): Promise<void> {
  const pages = await live();
  const page = pages[pick % pages.length];
  const other = pages[to % pages.length];
  if (!page || !other) throw new Error('There is always a home page.');
  switch (kind) {
    case 'create':
      await add(story, other.path === '/' ? `/${name}` : `${other.path}/${name}`, page.id, to % 3 === 0);
      break;
    case 'rename':
      await changePage(page.id, { path: page.path.replace(/[^/]*$/, name) }, actor);
      break;
    case 'move':
      await changePage(page.id, { parentId: to % 7 === 0 ? null : other.id }, actor);
      break;
    case 'order':
      await changePage(page.id, { position: to % 5 }, actor);
      break;
    case 'delete':
      await changeOnePage(page.id, 'delete', actor);
      break;
    case 'restore':
    case 'forget':
      await changeOnePage(await binnedPage(pick), kind, actor);
      break;
  }
  const after = await pathsOf();
  for (const { id, path } of pages) {
    const now = after.get(id);
    if (now === undefined) story.deleted.add(id);
    else if (now !== path) story.left.set(path, id);
  }
  for (const path of after.values()) story.left.delete(path);
}

/** Redirects lead directly to public pages, and links lead to the same pages as before. */
async function expectLastingLinks(story: Story): Promise<void> {
  const paths = await pathsOf();
  for (const [from, id] of story.left) {
    const to = story.drafts.has(id) ? null : (paths.get(id) ?? null);
    expect([from, await findRedirect(from)]).toEqual([from, to]);
  }
  const texts = await site.db.pageTranslation.findMany({ where: { page: { deletedAt: null } } });
  for (const { pageId, content, links } of texts) {
    const target = story.links.get(pageId);
    expect(links).toEqual(linksOf(normaliseContent(content)));
    if (target !== undefined && !story.deleted.has(target)) expect(links).toEqual([paths.get(target)]);
  }
}

/** Follows every link from the home page on, in every language. */
async function crawl(): Promise<number> {
  const broken = new Set(
    (await reportPages({ limit: 500 })).brokenLinks.map(({ page, link }) => `${page.path} ${link}`),
  );
  let count = 0;
  for (const locale of LOCALES) {
    const open = (path: string) => openPage(locale, path.slice(1).split('/').map(encodeURIComponent), 'page');
    const seen = new Set<string>(['/']);
    // The iteration includes paths that are added meanwhile.
    for (const path of seen) {
      const opened = await open(path);
      if (opened.kind !== 'page') throw new Error(`${path} is ${opened.kind}`);
      count += 1;
      for (const { path: next, link } of waysFrom(opened.view)) {
        const way = await open(next);
        if (way.kind === 'missing') expect(broken).toContain(`${path} ${link}`);
        else seen.add(way.kind === 'moved' ? way.path : next);
      }
    }
  }
  return count;
}

function waysFrom({ document, frame, siblings, trail, listed }: PageView): { path: string; link: string }[] {
  const shown = [...frame.navigation, ...siblings, ...trail, ...Object.values(listed).flat()];
  const html = JSON.stringify(document.translation.content);
  const links = [...html.matchAll(/href=\\"([^"\\]*)\\"/g)].map(([, link = '']) => link);
  return [
    ...shown.map(({ path }) => ({ path, link: '' })),
    ...links.map((link) => ({ path: linksOf(textOf(`<a href="${link}">x</a>`))[0] ?? '', link })),
  ];
}

it(
  `keeps the tree, every redirect and every link whole in ${RUNS} random stories`,
  async () => {
    const refused: Record<string, number> = {};
    let crawled = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const [story, [sequence = []]] = [new Story(), fc.sample(steps, { seed, numRuns: 1 })];
      try {
        await begin(story);
        for (const step of sequence)
          await take(story, step).catch((error: unknown) => {
            if (!(error instanceof AppError) || error.status >= 500) throw error;
            refused[error.code] = (refused[error.code] ?? 0) + 1;
          });
        await expectTree(site);
        await expectLastingLinks(story);
        if (seed % CRAWLED === 0 || seed === RUNS) crawled += await crawl();
      } catch (error) {
        throw new Error(`Story ${seed}: ${JSON.stringify(sequence)}`, { cause: error });
      }
    }
    expect(Object.keys(refused).sort()).toEqual(['conflict', 'not_found', 'path_taken', 'validation_failed']);
    expect(crawled).toBeGreaterThan(LOCALES.length);
  },
  isLong ? 3_600_000 : 120_000,
);
