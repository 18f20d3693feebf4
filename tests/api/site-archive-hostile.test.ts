import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exported from '@/app/api/site/export/route';
import * as imported from '@/app/api/site/import/route';
import { ARCHIVE_VERSION } from '@/lib/contracts/site-archive';
import { packed, unpacked } from '@/tests/factories/tar-archive';
import { archiveCalls, draw, rows, sha256, withFiles } from './support/archive';
import { call } from './support/call';
import { openSite, SITE_URL, type TestSite } from './support/site';
import { upload } from './support/upload';

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof archiveCalls>;

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  calls = archiveCalls(site, owner);
  await upload([['one.png', await draw('#321')]], owner);
});
afterAll(() => site.close());

describe('an archive that is none', () => {
  let archive: Buffer;
  const media = (name: string) => name.startsWith('media/');
  const renamed = (from: string, to: string) =>
    packed(unpacked(archive).map(({ name, bytes }) => ({ name: name === from ? to : name, bytes })));

  const HOSTILE: [string, () => Buffer, RegExp][] = [
    ['nothing', () => Buffer.alloc(0), /ends too early/],
    ['zeros', () => Buffer.alloc(1024), /is empty/],
    ['some text', () => Buffer.from('x'.repeat(2000)), /no archive of a site/],
    ['broken off', () => archive.subarray(0, archive.length - 3000), /ends too early/],
    ['without an end', () => archive.subarray(0, archive.length - 1024), /ends too early/],
    ['with more behind it', () => Buffer.concat([archive, Buffer.from('x')]), /behind the end/],
    ['a path upwards', () => renamed('pages.ndjson', '../pages.ndjson'), /does not belong/],
    ['a path from the root', () => renamed('pages.ndjson', '/etc/passwd'), /does not belong/],
    ['a path within media', () => renamed('pages.ndjson', 'media/../../pages'), /does not belong/],
    [
      'a file twice',
      () => packed([...unpacked(archive), ...unpacked(archive).slice(1, 2)]),
      /each file once/,
    ],
    ['no manifest first', () => packed(unpacked(archive).reverse()), /begin with its manifest/],
    [
      'other bytes than it says',
      () =>
        packed(
          unpacked(archive).map(({ name, bytes }) =>
            media(name) ? { name, bytes: Buffer.from('other') } : { name, bytes },
          ),
        ),
      /not what it is said to be/,
    ],
    [
      'rows that its manifest does not know',
      () =>
        packed(
          unpacked(archive).map(({ name, bytes }) => ({
            name,
            bytes: name === 'pages.ndjson' ? Buffer.concat([bytes, Buffer.from('{}\n')]) : bytes,
          })),
        ),
      /not what the manifest says/,
    ],
    ['a row less', () => packed(unpacked(archive).filter(({ name }) => !media(name))), /lacks this file/],
    [
      'another version',
      () =>
        packed(
          unpacked(archive).map(({ name, bytes }) => ({
            name,
            bytes:
              name === 'manifest.json'
                ? Buffer.from(bytes.toString().replace(`"version":${ARCHIVE_VERSION}`, '"version":99'))
                : bytes,
          })),
        ),
      /version 99/,
    ],
    ['no JSON', () => withFiles(archive, { 'pages.ndjson': () => '{\n' }), /pages.ndjson:1/],
    [
      'a language outside the catalogue',
      () => withFiles(archive, { 'languages.ndjson': rows((row) => ({ ...row, code: 'xx' })) }),
      /not in the catalogue/,
    ],
    [
      'two default languages',
      () => withFiles(archive, { 'languages.ndjson': rows((row) => ({ ...row, isDefault: true })) }),
      /one default language/,
    ],
    [
      'a text that is too long',
      () =>
        withFiles(archive, { 'translations.ndjson': rows((row) => ({ ...row, value: 'x'.repeat(10_001) })) }),
      /translations.ndjson:1.value/,
    ],
    [
      'no home page',
      () =>
        withFiles(archive, {
          'pages.ndjson': rows((row) => (row.path === '/' ? null : row)),
          'texts.ndjson': rows((row) => (row.path === '/' ? null : row)),
          'redirects.ndjson': () => '',
        }),
      /home page/,
    ],
    [
      'a reserved path',
      () => withFiles(archive, { 'pages.ndjson': rows((row) => ({ ...row, path: `/api${row.path}` })) }),
      /reserved/,
    ],
    [
      'a redirect from a page',
      () => withFiles(archive, { 'redirects.ndjson': rows((row) => ({ ...row, from: row.to })) }),
      /A page stands at this path/,
    ],
    [
      'a block of no known kind',
      () =>
        withFiles(archive, {
          'texts.ndjson': rows((row) => ({
            ...row,
            content: { sections: [{ id: 's', blocks: [{ id: 'b', component: 'Evil' }] }] },
          })),
        }),
      /Unknown kind of block/,
    ],
    [
      'a name that pollutes',
      () =>
        withFiles(archive, {
          'texts.ndjson': (text) => text.replace('"content":{', '"content":{"__proto__":{"x":1},'),
        }),
      /texts.ndjson:1/,
    ],
    [
      'a pathname upwards',
      () => withFiles(archive, { 'media.ndjson': rows((row) => ({ ...row, pathname: '../x.png' })) }),
      /not a pathname/,
    ],
  ];

  beforeAll(async () => {
    // The home page alone, with the texts needed to see whether they are checked.
    const isHome = ({ path }: Record<string, unknown>) => path === '/';
    const only = (isWanted: (row: Record<string, unknown>) => boolean) =>
      rows((row) => (isWanted(row) ? row : null));
    archive = withFiles(await calls.exportSite(), {
      'translations.ndjson': only(({ namespace }) => namespace === 'nav'),
      'pages.ndjson': only(isHome),
      'texts.ndjson': only(isHome),
      'redirects.ndjson': () => '{"from":"/old","to":"/"}\n',
    });
    await calls.importSite(archive);
  });

  it.each(HOSTILE)('%s: is refused, and nothing is changed', async (_, given, sentence) => {
    const before = await calls.state();
    for (const dryRun of [true, false]) {
      const { status, json } = await calls.importCall(given(), dryRun);
      expect([status, json.code]).toEqual([422, 'validation_failed']);
      expect(json.detail).toMatch(sentence);
    }
    expect(await calls.state()).toEqual(before);
  });

  it('with a file that could not be uploaded, or harmful markup: refused, or cleaned', async () => {
    const before = await calls.state();
    const bytes = Buffer.from('<html><script>alert(1)</script>');
    const hash = sha256(bytes);
    const foreign = withFiles(archive, {
      'media.ndjson': rows((row) => ({ ...row, pathname: 'uploads/new.png', hash })),
    });
    const files = unpacked(foreign).map((file) =>
      media(file.name) ? { name: `media/${hash}`, bytes } : file,
    );
    const { status, json } = await calls.importCall(packed(files), false);
    expect([status, json.detail]).toEqual([422, expect.stringContaining('cannot be uploaded')]);
    expect(await calls.state()).toEqual(before);

    const props = { content: '<p onclick="x()">Hello<script>alert(1)</script></p>' };
    const block = { id: 'b', component: 'RichText', props };
    const harmful = withFiles(archive, {
      'texts.ndjson': rows((row) => ({ ...row, content: { sections: [{ id: 's', blocks: [block] }] } })),
    });
    await calls.importSite(harmful);
    const stored = await site.db.pageTranslation.findFirstOrThrow({
      where: { page: { path: '/', deletedAt: null } },
    });
    expect(JSON.stringify(stored.content)).toMatch(/Hello/);
    expect(JSON.stringify(stored.content)).not.toMatch(/script|onclick/);
  });

  it('removes imported files again if the rows cannot be written', async () => {
    const given = withFiles(archive, {
      'media.ndjson': rows((row) => ({ ...row, pathname: 'uploads/a.png' })),
    });
    await site.db.$executeRawUnsafe(
      `alter table media_item add constraint no_more check (pathname <> 'uploads/a.png')`,
    );
    const before = await calls.state();
    const { status } = await calls.importCall(given, false);
    expect(status).toBe(422);
    expect(await calls.state()).toEqual(before);
    await site.db.$executeRawUnsafe('alter table media_item drop constraint no_more');
  });

  it('is refused for another role, another site or another kind of body', async () => {
    for (const role of ['editor', 'translator'] as const) {
      const headers = await site.signIn(role);
      expect((await calls.importCall(archive, true, headers)).status).toBe(403);
      expect((await call(exported, 'GET', { headers })).status).toBe(403);
    }
    expect((await calls.importCall(archive, true, { cookie: '' })).status).toBe(401);
    expect((await calls.importCall(archive, true, { ...owner, origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect(
      (await calls.importCall(archive, true, { ...owner, 'content-type': 'application/zip' })).status,
    ).toBe(415);
    const unsaid = await call(imported, 'POST', {
      path: '/api/site/import',
      headers: { ...owner, origin: SITE_URL },
    });
    expect(unsaid.status).toBe(422);
    const head = await call(exported, 'HEAD', { headers: owner });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});
