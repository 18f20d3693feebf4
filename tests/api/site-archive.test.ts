import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaPath } from '@/lib/domain/media/pathname';
import { countChanges } from '@/lib/domain/site-archive/changes';
import { unpacked } from '@/tests/factories/tar-archive';
import { archiveCalls, draw, rows, sha256, withFiles } from './support/archive';
import { textOf } from './support/content';
import { pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';
import { upload } from './support/upload';

const LOOK = { paper: { ground: '#ffffff' }, sound: 'of a later release' };

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof archiveCalls>;

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  calls = archiveCalls(site, owner);
});
afterAll(() => site.close());

/** Equal by hash; where not, the first line of each file that differs is shown. */
function expectSame(given: Buffer, wanted: Buffer): void {
  const linesOf = (archive: Buffer) =>
    unpacked(archive).map(({ bytes }) => bytes.toString('latin1').split('\n'));
  const others = linesOf(wanted);
  const differing = linesOf(given).flatMap((lines, at) => {
    const line = lines.findIndex((each, place) => each !== others[at]?.[place]);
    return line === -1 ? [] : [[lines[line], others[at]?.[line]]];
  });
  expect(differing).toEqual([]);
  expect(sha256(given)).toBe(sha256(wanted));
}

const textAt = (path: string, code: string) =>
  site.db.pageTranslation.findFirstOrThrow({ where: { page: { path }, language: { code } } });
const words = (text: string) => textOf(`<p>${text}</p>`);

/** Unpublished work: a scheduled text, and a draft of a text that was saved again since. */
async function keepPrivately(): Promise<void> {
  const { id } = await textAt('/works', 'uk');
  await site.db.$executeRaw`
    update page_translation set published_at = null, publish_at = '2030-01-01T00:00:00Z' where id = ${id}`;
  const pages = pageCalls(owner);
  await pages.save('/contact', { content: words('Began from') });
  const { id: translationId, version: baseVersion } = await textAt('/contact', 'en');
  await pages.save('/contact', { content: words('Public since') });
  const content = JSON.parse(JSON.stringify(words('Not public yet')));
  await site.db.pageDraft.create({ data: { translationId, title: 'Kept', content, baseVersion } });
  const contact = await site.db.page.findUniqueOrThrow({ where: { path: '/contact' } });
  expect((await pages.change(contact.id, { sharePicture: 'uploads/Світло.png' })).status).toBe(200);
}

describe('a site in one file', { timeout: 60_000 }, () => {
  let archive: Buffer;

  const rowOf = (file: string, path: string, language?: string) =>
    (
      unpacked(archive)
        .find(({ name }) => name === file)
        ?.bytes.toString() ?? ''
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .find((row) => row.path === path && row.language === language);

  it('is what another export of the same site is, to the byte, and imports as no change', async () => {
    const pages = pageCalls(owner);
    expect((await upload([['Світло.png', await draw('#123')]], owner)).status).toBe(201);
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path: '/about' } });
    expect((await pages.change(id, { path: '/about-us' })).status).toBe(200);
    await keepPrivately();
    await site.db.siteTheme.create({ data: { version: 1, theme: LOOK } });
    await site.db.siteMenu.create({ data: { version: 1, menu: { menu: [{ page: id }], hidden: [] } } });
    archive = await calls.exportSite();
    expect(rowOf('pages.ndjson', '/contact')).toMatchObject({ sharePicture: 'uploads/Світло.png' });
    const soon = { publishedAt: null, publishAt: '2030-01-01T00:00:00.000Z', draft: null };
    expect(rowOf('texts.ndjson', '/works', 'uk')).toMatchObject(soon);
    const { draft } = rowOf('texts.ndjson', '/contact', 'en');
    expect([draft.meta.title, JSON.stringify(draft.base.content)]).toEqual([
      'Kept',
      expect.stringContaining('Began from'),
    ]);
    expect(await calls.filesOf('.incoming')).toEqual([]);
    const before = await calls.state();
    const changes = await calls.importSite(archive, true);
    expect([countChanges(changes), changes]).toEqual([0, expect.objectContaining({ dryRun: true })]);
    expect(await calls.state()).toEqual(before);
    expect(countChanges(await calls.importSite(archive))).toBe(0);
    // The only change allowed is the tag that renews every page.
    expect((await calls.state()).toSpliced(6, 1)).toEqual(before.toSpliced(6, 1));
    const events = await site.db.auditEvent.findMany({ where: { action: { startsWith: 'site_' } } });
    expect(events.map(({ action }) => action)).toEqual(['site_exported', 'site_imported']);
  });

  it('restores changed content, after a dry run that lists the changes', async () => {
    const pages = pageCalls(owner);
    const gone = await site.db.page.findUniqueOrThrow({ where: { path: '/about-us' } });
    expect((await pages.remove(gone.id)).status).toBe(204);
    await pages.add('/later');
    await pages.add('/later/below');
    expect((await pages.save('/', { content: { sections: [] } })).status).toBe(200);
    await site.db.language.create({ data: { name: 'Suomi', code: 'fi', tag: 'fi', iconCode: 'fi' } });
    await site.db.translation.updateMany({
      where: { namespace: 'nav', key: 'home' },
      data: { value: 'Changed' },
    });
    await site.db.mediaItem.updateMany({ data: { name: 'Other.png' } });
    await site.db.pageDraft.updateMany({ data: { title: 'Changed' } });
    await site.db.page.updateMany({ where: { path: '/contact' }, data: { sharePictureId: null } });
    await site.db.siteTheme.create({ data: { version: 2, theme: {} } });
    await site.db.siteMenu.create({ data: { version: 2, menu: {} } });
    await site.db.pageTranslation.updateMany({
      where: { publishedAt: null },
      data: { publishedAt: new Date() },
    });
    const before = await calls.state();
    const reported = await calls.importSite(archive, true);
    expect(await calls.state()).toEqual(before);
    expect(reported.pages.added.names).toContain('/about-us');
    expect(reported.pages.added.names.every((name) => name.startsWith('/about-us'))).toBe(true);
    expect(reported.pages.removed.names).toEqual(['/later', '/later/below']);
    expect(reported.contents.changed.names).toEqual(['/ (en)', '/contact (en)', '/works (uk)']);
    expect(reported.pages.changed.names).toContain('/contact');
    expect(reported.contents.added.count).toBe(3 * reported.pages.added.count);
    expect(reported.languages.removed.names).toEqual(['Suomi (fi)']);
    expect(reported.translations.changed.count).toBe(3);
    expect(reported.redirects.changed.names).toContain('/about → /about-us');
    expect(reported.media.changed.count).toBe(1);
    expect(reported.theme.changed.count).toBe(1);
    expect(reported.menu.changed.count).toBe(1);

    expect({ ...(await calls.importSite(archive)), dryRun: true }).toEqual(reported);
    const looks = await site.db.siteTheme.findMany({ orderBy: { version: 'asc' } });
    expect(looks.map(({ theme }) => theme)).toEqual([LOOK, {}, LOOK]);
    // The page is another one now, at the same path.
    const anew = await site.db.page.findUniqueOrThrow({ where: { path: '/about-us' } });
    expect(anew.id).not.toBe(gone.id);
    const { menu } = await site.db.siteMenu.findUniqueOrThrow({ where: { version: 3 } });
    expect(menu).toEqual({ menu: [{ page: anew.id }], hidden: [] });
    expectSame(withoutTimes(await calls.exportSite()), withoutTimes(archive));
    const later = await site.db.page.findMany({ where: { binnedPath: { startsWith: '/later' } } });
    expect(new Set(later.map(({ binnedWith }) => binnedWith)).size).toBe(1);
    expect((await pages.restore(later[0]?.binnedWith ?? '')).status).toBe(200);
    const tags = await site.db.cacheTag.findMany({ select: { tag: true } });
    expect(tags.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['languages', 'pages', 'messages:en', 'messages:fi']),
    );
  });

  /** A page that was changed and changed back has another time. */
  const withoutTimes = (given: Buffer) =>
    withFiles(given, {
      'pages.ndjson': rows(({ updatedAt: _, ...row }) => row),
      'texts.ndjson': rows(({ updatedAt: _, ...row }) => row),
    });

  it('fills an empty site, which then exports the same, to the byte', async () => {
    await site.db.$executeRawUnsafe(
      'truncate page, media_item, removed_media, site_setting, language cascade',
    );
    await rm(join(site.dataDir, 'media'), { recursive: true, force: true });
    const changes = await calls.importSite(archive);
    expect(changes.media.added.names).toEqual(['uploads/Світло.png']);
    expect(changes.languages.added.count).toBe(3);
    expectSame(await calls.exportSite(), archive);
    const { id } = await site.db.mediaItem.findFirstOrThrow();
    expect(await site.db.mediaUsage.count({ where: { mediaItemId: id } })).toBe(0);
  });

  it('keeps a draft’s base, so that the two can still be merged', async () => {
    const { id, version, publishedAt } = await textAt('/contact', 'en');
    const draft = await site.db.pageDraft.findUniqueOrThrow({ where: { translationId: id } });
    expect([version, draft.baseVersion, draft.title]).toEqual([2, 1, 'Kept']);
    const [first, second] = await site.db.revision.findMany({
      where: { translationId: id },
      orderBy: { version: 'asc' },
    });
    expect(JSON.stringify(first?.content)).toContain('Began from');
    expect(JSON.stringify(second?.content)).toContain('Public since');
    expect(publishedAt?.getTime()).toBeLessThan(Date.now());
    const page = await site.db.page.findUniqueOrThrow({
      where: { path: '/contact' },
      include: { sharePicture: true },
    });
    expect(page.sharePicture?.pathname).toBe('uploads/Світло.png');
    // Over changed content: both the text and the draft differ.
    await site.db.pageDraft.updateMany({ data: { title: 'Changed' } });
    expect((await calls.importSite(archive)).contents.changed.names).toEqual(['/contact (en)']);
    const now = await site.db.pageDraft.findUniqueOrThrow({ where: { translationId: id } });
    expect([now.baseVersion, now.title]).toEqual([3, 'Kept']);
    expect((await textAt('/contact', 'en')).version).toBe(4);
    expect(countChanges(await calls.importSite(archive))).toBe(0);
  });

  it('takes one of before there were private texts: all of them are public, and drafts stay', async () => {
    const changes = {
      'pages.ndjson': rows(({ sharePicture: _, ...row }) => row),
      'texts.ndjson': rows(({ publishedAt: _, publishAt: __, draft: ___, ...row }) => row),
    };
    const first = withFiles(archive, changes, 1);
    expect((await calls.importSite(first)).contents.changed.names).toEqual(['/works (uk)']);
    const { publishedAt, publishAt } = await textAt('/works', 'uk');
    expect([publishedAt, publishAt]).toEqual([expect.any(Date), null]);
    expect(await site.db.pageDraft.count()).toBe(1);
    expect(countChanges(await calls.importSite(first))).toBe(0);
  });

  it('gives a file another name where its own is another file, and pages and the mark follow', async () => {
    const pages = pageCalls(owner);
    const image = (address: string) => ({
      sections: [
        {
          id: 's',
          blocks: [{ id: 'b', component: 'MediaObject', props: { src: address, alt: 'x' } }],
        },
      ],
    });
    const probe = await pages.save('/', { content: image(mediaPath('uploads/Світло.png')) });
    const file = await site.db.mediaItem.findFirstOrThrow();
    if (probe.status !== 200) throw new Error(JSON.stringify(probe.json));
    const [last] = await site.db.siteTheme.findMany({ orderBy: { version: 'desc' }, take: 1 });
    const version = (last?.version ?? 0) + 1;
    await site.db.siteTheme.create({ data: { version, theme: { ...LOOK, mark: mediaPath(file.pathname) } } });
    const given = await calls.exportSite();
    await site.db.mediaUsage.deleteMany();
    await site.db.mediaItem.deleteMany();
    await site.db.removedMedia.create({ data: { pathname: file.pathname } });
    const changes = await calls.importSite(given);
    const other = `uploads/Світло-${file.hash.slice(0, 8)}.png`;
    expect(changes.media.added.names).toEqual([other]);
    expect(await site.db.mediaUsage.count({ where: { mediaItem: { pathname: other } } })).toBe(1);
    expect(await site.db.page.count({ where: { sharePicture: { pathname: other } } })).toBe(1);
    const look = await site.db.siteTheme.findUniqueOrThrow({ where: { version: version + 1 } });
    expect(look.theme).toEqual({ ...LOOK, mark: mediaPath(other) });
    expect(countChanges(await calls.importSite(given))).toBe(0);
  });
});
