import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as file from '@/app/api/media/[...pathname]/route';
import * as bulk from '@/app/api/media/bulk/route';
import * as folders from '@/app/api/media/folders/route';
import * as replace from '@/app/api/media/replace/route';
import * as library from '@/app/api/media/route';
import * as one from '@/app/api/section-templates/[id]/route';
import * as templates from '@/app/api/section-templates/route';
import { SECTION_TEMPLATES } from '@/lib/domain/limits';
import { countChanges } from '@/lib/domain/site-archive/changes';
import { packed, unpacked } from '@/tests/factories/tar-archive';
import { archiveCalls, draw, rows, withFiles } from './support/archive';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { storeFile } from './support/files';
import { openSite, type TestSite } from './support/site';

const PATH = '/api/section-templates';

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };
beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  editor = await site.signIn('editor');
  await storeFile(site, 'kept.png', 'image/png', await draw('#123'));
  await storeFile(site, 'other.png', 'image/png', await draw('#456'));
});
afterAll(() => site.close());

const sectionOf = (content = textOf('<p>Kept</p>')) => content.sections[0];
const withPicture = contentOf([block('MediaObject', { src: '/media/kept.png', alt: 'Rain', caption: '' })]);
const keep = (name: string, section: unknown = sectionOf(), headers = editor) =>
  call(templates, 'POST', { path: PATH, headers, json: { name, section } });
const list = async () => (await call(templates, 'GET', { path: PATH, headers: editor })).json.templates;
const at = (method: string, id: string, json?: unknown) =>
  call(one, method, { path: `${PATH}/${id}`, params: { id }, headers: editor, ...(json ? { json } : {}) });
const names = async () => (await list()).map(({ name }: { name: string }) => name);
const clear = () => site.db.sectionTemplate.deleteMany();

describe('section templates (docs/reference/editing.md#section-templates)', () => {
  it('are kept under a name, cleaned like a save, renamed and deleted', async () => {
    const { status, json } = await keep(' Press ', sectionOf(textOf('<p onclick="x()">Words</p>')));
    expect([status, json.name]).toEqual([201, 'Press']);
    expect(json.section.blocks[0].props.content).toBe('<p>Words</p>');
    expect(await list()).toEqual([json]);
    expect((await at('PATCH', json.id, { name: 'Reviews' })).json).toEqual({ ...json, name: 'Reviews' });
    expect((await at('DELETE', json.id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await at('DELETE', json.id)).status).toBe(404);
    const noted = await site.db.auditEvent.findMany({ where: { action: { startsWith: 'section_' } } });
    expect(noted.map(({ object }) => object)).toEqual(['Press', 'Press → Reviews', 'Reviews']);
  });

  it('have different names, also where two are kept at once', async () => {
    const answers = await Promise.all([keep('Same'), keep('Same')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { json } = await keep('Other');
    const taken = await at('PATCH', json.id, { name: 'Same' });
    expect([taken.status, taken.json.errors?.[0].path]).toEqual([409, 'name']);
    await clear();
  });

  it.each([
    [{ id: 'section', blocks: [{ id: 'b', component: 'RichText', props: { content: 5 } }] }, 'wrong props'],
    [{ id: '' }, 'no id'],
    ['section', 'no record'],
  ])('refuse %j: %s', async (given: unknown, _why: string) => {
    expect((await keep('Refused', given)).status).toBe(422);
  });

  it('refuse what is too large, and one too many, and say so', async () => {
    const long = Array.from({ length: 2 }, (_, at) =>
      block('RichText', { content: `<p>${'word '.repeat(14_000)}</p>` }, { id: `block-${at}` }),
    );
    expect((await keep('Long', sectionOf(contentOf(long)))).json.code).toBe('payload_too_large');
    const content = JSON.parse(JSON.stringify(textOf('<p>x</p>')));
    const many = Array.from({ length: SECTION_TEMPLATES.most }, (_, at) => ({ name: `Kept ${at}`, content }));
    await site.db.sectionTemplate.createMany({ data: many });
    const { status, json } = await keep('Beyond');
    expect([status, json.detail]).toEqual([409, expect.stringContaining(String(SECTION_TEMPLATES.most))]);
    await clear();
  });
});

describe('files that section templates show (docs/reference/media.md#deleting)', () => {
  const params = { pathname: ['kept.png'] };
  const found = async () =>
    (await call(file, 'GET', { path: '/api/media/kept.png', params, headers: owner })).json;
  const remove = (query = '') =>
    call(file, 'DELETE', { path: `/api/media/kept.png${query}`, params, headers: owner });
  const unused = async () =>
    (await call(library, 'GET', { path: '/api/media?state=unused', headers: owner })).json.blobs.map(
      ({ pathname }: { pathname: string }) => pathname,
    );
  const count = async () =>
    (await call(folders, 'GET', { path: '/api/media/folders', headers: owner })).json.unused;

  it('count as used: deleting one is refused, with the names of the sections', async () => {
    const before = await count();
    expect(await unused()).toContain('kept.png');
    expect((await keep('Rain', sectionOf(withPicture))).status).toBe(201);
    expect([await count(), await unused()]).toEqual([before - 1, expect.not.arrayContaining(['kept.png'])]);
    expect(await found()).toMatchObject({ templates: ['Rain'], pages: [], item: { isUsed: true } });
    const refused = await remove();
    expect([refused.status, refused.json.code, refused.json.templates]).toEqual([409, 'in_use', ['Rain']]);
    expect((await remove('?force=true')).status).toBe(204);
    const forGood = await remove('?forever=true');
    expect([forGood.status, forGood.json.templates]).toEqual([409, ['Rain']]);
    const json = { action: 'restore', pathnames: ['kept.png'] };
    await call(bulk, 'POST', { path: '/api/media/bulk', headers: owner, json });
  });

  it('are replaced in them, too', async () => {
    const json = { pathname: 'kept.png', by: 'other.png' };
    expect((await call(replace, 'POST', { path: '/api/media/replace', headers: owner, json })).status).toBe(
      200,
    );
    const [{ section }] = await list();
    expect(section.blocks[0].props.src).toBe('/media/other.png');
    expect((await found()).templates).toEqual([]);
    await clear();
  });
});

describe('section templates in an archive of the site', { timeout: 60_000 }, () => {
  it('come back, beside others that are kept here', async () => {
    const calls = archiveCalls(site, owner);
    await keep('Rain', sectionOf(withPicture));
    await keep('Words');
    const archive = await calls.exportSite();
    expect(countChanges(await calls.importSite(archive))).toBe(0);
    const before = await list();
    await clear();
    await keep('Here');
    await keep('Words', sectionOf(textOf('<p>Others</p>')));
    const { templates: changes } = await calls.importSite(archive);
    expect([changes.added.names, changes.changed.names]).toEqual([['Rain'], ['Words']]);
    expect(await names()).toEqual(['Here', 'Rain', 'Words']);
    const sections = (all: { section: unknown }[]) => all.map(({ section }) => section);
    expect(sections((await list()).slice(1))).toEqual(sections(before));
    expect((await site.db.sectionTemplate.findUniqueOrThrow({ where: { name: 'Rain' } })).media).toEqual([
      'kept.png',
    ]);
  });

  it('are judged, and archives of before have none', async () => {
    const calls = archiveCalls(site, owner);
    const archive = await calls.exportSite();
    const hostile = withFiles(archive, {
      'section-templates.ndjson': rows((row) => ({ ...row, content: { sections: [{ id: '' }] } })),
    });
    expect((await calls.importCall(hostile, true)).status).toBe(422);
    const older = withoutTemplates(archive);
    expect(countChanges(await calls.importSite(older))).toBe(0);
    expect(await names()).toEqual(['Here', 'Rain', 'Words']);
  });
});

function withoutTemplates(archive: Buffer): Buffer {
  const later = ['section-templates.ndjson', 'fonts.ndjson'];
  const files = unpacked(archive).filter(({ name }) => !later.includes(name));
  const [manifest, ...others] = files;
  const told = JSON.parse(manifest?.bytes.toString() ?? '');
  told.version = 2;
  told.files = told.files.filter(({ name }: { name: string }) => !later.includes(name));
  return packed([{ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(told)) }, ...others]);
}
