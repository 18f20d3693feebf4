import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as unpublish from '@/app/api/pages/[id]/unpublish/route';
import type { PageContent } from '@/lib/domain/content/model';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { meta, pageCalls } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let headers: { cookie: string };
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('owner');
  calls = pageCalls(headers);
});
afterAll(() => site.close());

async function viewOf(path: string, code = 'en') {
  const languages = await listActiveLanguages();
  const language = languages.find((each) => each.code === code);
  const found = language && (await buildPageView(path, language, languages));
  if (!found) throw new Error(`no page at ${path}`);
  return found;
}

const titles = (pages: { title: string }[]) => pages.map(({ title }) => title);

/** What is shown beside a page, and whether a kept copy of it is known to be stale after an act. */
async function renewedBy(path: string, act: () => Promise<unknown>): Promise<boolean> {
  const { tags } = await viewOf(path);
  const before = await renewedTags(site);
  await act();
  const after = await renewedTags(site);
  return tags.some((tag) => after.get(tag) !== before.get(tag));
}

const linkTo = (path: string): PageContent => textOf(`<p><a href="${path}">it</a></p>`);

/** A work whose label names a series. */
const labelled = (series: string): PageContent =>
  contentOf(
    [block('MediaObject', { src: '', alt: '', caption: '' }, { attributes: { series } })],
    [{ id: 'series', name: 'Series', slug: 'series', type: 'page', inherited: false }],
  );

const hide = (id: string) =>
  call(unpublish, 'POST', {
    path: `/api/pages/${id}/unpublish`,
    params: { id },
    headers,
    json: { locale: 'en' },
  });

describe('pages that belong with a work', () => {
  it('are the exhibitions that name it, the latest first, and more of the series that it stands in', async () => {
    const { view } = await viewOf('/works/digital-art/virtual-worlds/the-unlit-coast');
    expect(view.related.shownIn.map(({ path }) => path)).toContain('/exhibitions/unlit-2022');
    expect(view.related.moreOf?.series.title).toBe(view.trail.at(-1)?.title);
    // Those after it first, and then those before it.
    const paths = view.siblings.map(({ path }) => path);
    const at = paths.indexOf(view.document.translation.path);
    expect(view.related.moreOf?.works.map(({ path }) => path)).toEqual([
      ...paths.slice(at + 1),
      ...paths.slice(0, at),
    ]);
    const { view: inRussian } = await viewOf('/works/digital-art/virtual-worlds/the-unlit-coast', 'ru');
    expect(titles(inRussian.related.shownIn).join()).toContain('Без света');
  });

  it('come, follow and go with every change of theirs, and a kept copy is renewed', async () => {
    const path = '/some-work';
    await calls.add(path, { kind: 'work' });
    const shownIn = async () => titles((await viewOf(path)).view.related.shownIn);
    const id = await calls.add('/a-show', { kind: 'exhibition' });
    expect(await shownIn()).toEqual([]);

    expect(await renewedBy(path, () => calls.save('/a-show', { content: linkTo(path) }))).toBe(true);
    expect(await shownIn()).toEqual(['/a-show']);
    const renamed = { content: linkTo(path), meta: meta('The show') };
    expect(await renewedBy(path, () => calls.save('/a-show', renamed))).toBe(true);
    expect(await shownIn()).toEqual(['The show']);
    expect(await renewedBy(path, () => calls.change(id, { path: '/moved-show' }))).toBe(true);
    expect((await viewOf(path)).view.related.shownIn[0]?.path).toBe('/moved-show');

    expect(await renewedBy(path, () => calls.change(id, { kind: 'plain' }))).toBe(true);
    expect(await shownIn()).toEqual([]);
    expect(await renewedBy(path, () => calls.change(id, { kind: 'event' }))).toBe(true);
    expect(await shownIn()).toEqual(['The show']);

    expect(await renewedBy(path, () => calls.remove(id))).toBe(true);
    expect(await shownIn()).toEqual([]);
    expect(await renewedBy(path, () => calls.restore(id))).toBe(true);
    expect(await shownIn()).toEqual(['The show']);
    expect(await renewedBy(path, () => hide(id))).toBe(true);
    expect(await shownIn()).toEqual([]);
  });

  it('are found again with a branch that comes back out of the bin', async () => {
    const path = '/branch-work';
    await calls.add(path, { kind: 'work' });
    const above = await calls.add('/branch');
    await calls.add('/branch/show', { kind: 'exhibition' });
    await calls.save('/branch/show', { content: linkTo(path) });
    expect(await renewedBy(path, () => calls.remove(above))).toBe(true);
    expect((await viewOf(path)).view.related.shownIn).toEqual([]);
    expect(await renewedBy(path, () => calls.restore(above))).toBe(true);
    expect(titles((await viewOf(path)).view.related.shownIn)).toEqual(['/branch/show']);
  });

  it('are asked for by no page that is not a record', async () => {
    await calls.add('/just-a-page');
    await calls.add('/praise', { kind: 'text' });
    await calls.save('/praise', { content: linkTo('/just-a-page') });
    const { view, tags } = await viewOf('/just-a-page');
    expect(view.related.writtenAbout).toEqual([]);
    expect(tags).not.toContain('named:/just-a-page');
  });
});

describe('a label that names a page', () => {
  it('says its title, wherever it moves and whatever it is called, and nothing of a page that is not found', async () => {
    const series = await calls.add('/tide', { kind: 'series' });
    const path = '/tide-one';
    await calls.add(path, { kind: 'work' });
    await calls.save(path, { content: labelled('/tide') });
    const named = async () => Object.values((await viewOf(path)).view.named);
    expect(await named()).toEqual([{ path: '/tide', title: '/tide' }]);

    expect(await renewedBy(path, () => calls.change(series, { path: '/works/tide' }))).toBe(true);
    expect(await named()).toEqual([{ path: '/works/tide', title: '/tide' }]);
    const renamed = { content: textOf(''), meta: meta('Tide Rooms') };
    expect(await renewedBy(path, () => calls.save('/works/tide', renamed))).toBe(true);
    expect(await named()).toEqual([{ path: '/works/tide', title: 'Tide Rooms' }]);
    expect(await renewedBy(path, () => hide(series))).toBe(true);
    expect(await named()).toEqual([]);
  });

  it('puts works into one series, wherever they stand, which lists them and each of them the others', async () => {
    await calls.add('/ledgers', { kind: 'series', meta: meta('Small Ledgers') });
    for (const path of ['/one', '/about/two', '/works/three']) {
      await calls.add(path, { kind: 'work' });
      expect(await renewedBy('/ledgers', () => calls.save(path, { content: labelled('/ledgers') }))).toBe(
        true,
      );
    }
    const { view } = await viewOf('/ledgers');
    expect(titles(view.related.works).sort()).toEqual(['/about/two', '/one', '/works/three']);
    const { moreOf } = (await viewOf('/one')).view.related;
    expect(moreOf?.series.title).toBe('Small Ledgers');
    expect(titles(moreOf?.works ?? []).sort()).toEqual(['/about/two', '/works/three']);
    const leaves = () => calls.save('/about/two', { content: textOf('<p>alone</p>') });
    expect(await renewedBy('/one', leaves)).toBe(true);
    expect(titles((await viewOf('/one')).view.related.moreOf?.works ?? [])).toEqual(['/works/three']);
  });

  it('says it in lists too, and a list is renewed with the title', async () => {
    const series = await calls.add('/signals', { kind: 'series', meta: meta('Signal Works') });
    const content = contentOf([block('PageList', { parentPage: '/list', template: { items: [] } })]);
    await calls.add('/list');
    await calls.save('/list', { content });
    await calls.add('/list/work', { kind: 'work' });
    await calls.save('/list/work', { content: labelled('/signals') });
    const listed = async () => (await viewOf('/list')).view.listed['/list']?.[0]?.attributes.series;
    expect(await listed()).toBe('Signal Works');
    const renamed = { content: textOf(''), meta: meta('Signals') };
    expect(await renewedBy('/list', () => calls.save('/signals', renamed))).toBe(true);
    expect(await listed()).toBe('Signals');
    expect(await renewedBy('/list', () => calls.remove(series))).toBe(true);
    expect(await listed()).toBeUndefined();
  });
});
