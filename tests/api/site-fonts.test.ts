import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as one from '@/app/api/site/fonts/[id]/route';
import * as fonts from '@/app/api/site/fonts/route';
import * as siteTheme from '@/app/api/site/theme/route';
import * as media from '@/app/media/[...pathname]/route';
import { siteFont } from '@/lib/contracts/site-fonts';
import { FONTS } from '@/lib/domain/limits';
import { repairMedia } from '@/lib/server/media/repair-media';
import { LocalStorage } from '@/lib/server/storage/local-storage';
import { cantarell, cutOut, LATIN, lora, variable } from '@/tests/factories/fonts';
import { archiveCalls, rows, withFiles } from './support/archive';
import { call } from './support/call';
import { openSite, renewedTags, SITE_URL, type TestSite } from './support/site';

const PATH = '/api/site/fonts';
const LICENCE = 'SIL OFL 1.1, from Cyreal';

let site: TestSite;
let owner: { cookie: string };
/** A font of few letters and one weight: a process looks into each upload, and takes longest to read and write whole variable fonts. */
let regular: Buffer;
let italic: Buffer;
beforeAll(async () => {
  // Pages would make every archive take long, and have no part in this.
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
  regular = await cutOut(lora('latin'), LATIN);
  italic = await cutOut(lora('latin', 'italic'), LATIN);
});
afterAll(() => site.close());

type Files = readonly [name: string, bytes: Buffer][];

async function send(files: Files, licence = LICENCE, headers = owner) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  return call(fonts, 'POST', {
    path: `${PATH}?${new URLSearchParams({ licence })}`,
    raw: await encoded.arrayBuffer(),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', origin: SITE_URL, ...headers },
  });
}
async function added(files: Files, licence = LICENCE) {
  const { status, json } = await send(files, licence);
  expect([status, json.detail]).toEqual([201, undefined]);
  return siteFont.parse(json);
}
const list = async () => (await call(fonts, 'GET', { path: PATH, headers: owner })).json.fonts;
const at = (method: string, id: string, json?: unknown) =>
  call(one, method, {
    path: `${PATH}/${id}`,
    params: { id },
    headers: { ...owner, origin: SITE_URL },
    ...(json ? { json } : {}),
  });
async function choose(theme: object) {
  const path = '/api/site/theme';
  const { version } = (await call(siteTheme, 'GET', { path, headers: owner })).json;
  return call(siteTheme, 'PUT', { path, headers: { ...owner, origin: SITE_URL }, json: { version, theme } });
}
const fetched = (hash: string, headers: Record<string, string> = {}) => {
  const pathname = ['fonts', `${hash}.woff2`];
  return call(media, 'GET', { path: `/media/${pathname.join('/')}`, params: { pathname }, headers });
};
const stored = async () => (await readdir(join(site.dataDir, 'media', 'fonts')).catch(() => [])).sort();
const incoming = async () => readdir(join(site.dataDir, 'media', '.incoming')).catch(() => []);

afterEach(async () => {
  await site.db.siteTheme.deleteMany();
  for (const { id } of await list()) expect((await at('DELETE', id)).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect(await incoming()).toEqual([]);
});

describe('uploaded fonts (docs/reference/look.md#own-fonts)', { timeout: 60_000 }, () => {
  it('are kept with their licence, measured, told of, and deleted with their files', async () => {
    const font = await added([
      ['Lora.ttf', await variable(lora('latin'), LATIN)],
      ['it.ttf', await variable(lora('latin', 'italic'), LATIN)],
    ]);
    expect(font).toMatchObject({ name: 'Lora', licence: LICENCE, isUsed: false, isRestricted: false });
    expect(font.files.map(({ style, weight }) => [style, weight])).toEqual([
      ['regular', [400, 700]],
      ['italic', [400, 700]],
    ]);
    expect(await list()).toEqual([font]);
    const changed = await at('PATCH', font.id, { licence: ' Bought ' });
    expect(changed.json).toEqual({ ...font, licence: 'Bought' });
    expect((await at('DELETE', font.id)).status).toBe(204);
    expect((await at('DELETE', font.id)).status).toBe(404);
    expect((await at('PATCH', font.id, { licence: 'x' })).status).toBe(404);
    const noted = await site.db.auditEvent.findMany({ where: { action: { startsWith: 'font_' } } });
    expect(noted.map(({ action, object }) => [action, object])).toEqual([
      ['font_added', 'Lora'],
      ['font_changed', 'Lora'],
      ['font_removed', 'Lora'],
    ]);
  });

  it('are served as WOFF2 for good, and to nobody any more once they are deleted', async () => {
    const { id, name, files } = await added([['Cantarell.otf', cantarell()]]);
    expect([name, files.map(({ style }) => style)]).toEqual(['Cantarell', ['regular']]);
    const [{ hash = '', size = 0 } = {}] = files;
    const { status, headers, bytes } = await fetched(hash);
    expect([status, bytes.length, bytes.toString('latin1', 0, 4)]).toEqual([200, size, 'wOF2']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetched(hash, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    await at('DELETE', id);
    expect((await fetched(hash)).status).toBe(404);
  });

  it('need a licence note, and are refused with what is wrong with them', async () => {
    for (const licence of ['', '  ', 'x'.repeat(FONTS.licenceCharacters + 1)])
      expect((await send([['a.ttf', regular]], licence)).status).toBe(422);
    const refused: [string, Files, number, string | undefined][] = [
      ['no font under its name', [['a.woff2', Buffer.from('GIF89a')]], 422, 'noFont'],
      ['a broken one', [['a.ttf', regular.subarray(0, 5_000)]], 422, 'broken'],
      ['one without letters', [['a.ttf', await cutOut(lora('latin'), '12345')]], 422, 'noLetters'],
      [
        'the same style twice',
        [
          ['a.ttf', regular],
          ['b.ttf', regular],
        ],
        422,
        'sameStyle',
      ],
      ['too many files', [1, 2, 3, 4].map((name) => [`${name}.ttf`, regular]), 413, undefined],
      ['too large a file', [['a.ttf', Buffer.alloc(FONTS.bytes + 1)]], 413, 'tooLarge'],
    ];
    for (const [what, files, status, problem] of refused) {
      const answer = await send(files);
      expect([what, answer.status, answer.json.problem]).toEqual([what, status, problem]);
    }
    expect(await list()).toEqual([]);
  });

  it('are one, where the same is sent twice at a time', async () => {
    const answers = await Promise.all([1, 2].map(() => send([['Lora.ttf', regular]])));
    expect(answers.map(({ status, json }) => [status, json.problem])).toEqual(
      expect.arrayContaining([
        [201, undefined],
        [409, 'known'],
      ]),
    );
    const [{ files }] = await list();
    expect((await fetched(files[0].hash)).status).toBe(200);
  });

  it('share a file that two of them have, until both are gone', async () => {
    const alone = await added([['Lora.ttf', regular]]);
    const both = await added([
      ['Lora.ttf', regular],
      ['it.ttf', italic],
    ]);
    const hash = alone.files[0]?.hash ?? '';
    expect(both.files[0]?.hash).toBe(hash);
    await at('DELETE', alone.id);
    expect((await fetched(hash)).status).toBe(200);
    await at('DELETE', both.id);
    expect(await stored()).toEqual([]);
  });

  it('are chosen only if they are there, renew every page, and cannot be deleted while a version has them', async () => {
    const { id } = await added([['Lora.ttf', regular]]);
    const missing = await choose({ ownText: id.replace(/./, (sign) => (sign === 'a' ? 'b' : 'a')) });
    expect([missing.status, missing.json.errors?.[0].path]).toEqual([422, 'theme.ownText']);
    const before = (await renewedTags(site)).get('theme') ?? 0;
    expect((await choose({ ownDisplay: id })).status).toBe(200);
    expect((await renewedTags(site)).get('theme')).toBeGreaterThan(before);
    expect((await choose({})).status).toBe(200);
    const refused = await at('DELETE', id);
    expect([refused.status, refused.json.code]).toEqual([409, 'in_use']);
    expect((await list())[0].isUsed).toBe(true);
  });
});

describe('fonts in archives and repairs', { timeout: 120_000 }, () => {
  it('travel with the look that has them', async () => {
    const archive = archiveCalls(site, owner);
    const { id, files } = await added([
      ['Lora.ttf', regular],
      ['it.ttf', italic],
    ]);
    await choose({ ownDisplay: id });
    const exported = await archive.exportSite();
    await site.db.siteTheme.deleteMany();
    expect((await at('DELETE', id)).status).toBe(204);

    const dry = await archive.importSite(exported, true);
    expect(dry.fonts.added).toEqual({ count: 1, names: ['Lora'] });
    expect(await list()).toEqual([]);
    await archive.importSite(exported);
    expect(await list()).toMatchObject([{ id, name: 'Lora', licence: LICENCE, files, isUsed: true }]);
    expect((await fetched(files[0]?.hash ?? '')).status).toBe(200);
    const again = await archive.importSite(exported, true);
    expect(again.fonts).toMatchObject({ added: { count: 0 }, changed: { count: 0 } });

    const noted = withFiles(exported, { 'fonts.ndjson': rows((row) => ({ ...row, licence: 'Bought' })) });
    expect((await archive.importSite(noted)).fonts.changed.names).toEqual(['Lora']);
    expect((await list())[0].licence).toBe('Bought');
  });

  it('are refused in an archive that says of another file that it is a font', async () => {
    const archive = archiveCalls(site, owner);
    await added([['Lora.ttf', regular]]);
    const exported = await archive.exportSite();
    const hash = 'f'.repeat(64);
    const lacking = withFiles(exported, { 'fonts.ndjson': rows((row) => ({ ...row, files: [hash] })) });
    expect((await archive.importCall(lacking, true)).status).toBe(422);
    const nameless = withFiles(exported, { 'fonts.ndjson': rows((row) => ({ ...row, licence: '' })) });
    expect((await archive.importCall(nameless, true)).status).toBe(422);
  });

  it('stay when the library is repaired, and files that no font names go', async () => {
    const { files } = await added([['Lora.ttf', regular]]);
    const storage = new LocalStorage(join(site.dataDir, 'media'));
    const [{ hash = '' } = {}] = files;
    const options = { minimumAgeMs: 0, isThorough: true, isApplied: true };
    expect((await repairMedia(site.db, storage, options)).removed).toEqual([]);
    expect(await stored()).toEqual([`${hash}.woff2`]);
    await site.db.siteFont.deleteMany();
    expect((await repairMedia(site.db, storage, options)).removed).toEqual([`fonts/${hash}.woff2`]);
  });
});
