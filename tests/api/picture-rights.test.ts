import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as siteFile from '@/app/%5Fsite/[name]/route';
import * as item from '@/app/api/media/[...pathname]/route';
import * as siteRights from '@/app/api/site/rights/route';
import * as media from '@/app/media/[...pathname]/route';
import { hdrJpeg, hdrJpegWithXmp, secondPicture } from '@/tests/factories/hdr-picture';
import { rightsIn } from '@/tests/factories/rights-in';
import { manifest, signJpeg } from '@/tests/factories/signed-picture';
import { nextShareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';
import { upload } from './support/upload';

const SAID = {
  creator: 'Olena Koval',
  credit: '',
  copyright: '© Olena Koval',
  licence: 'https://koval.example/terms',
};
const READ = { creator: SAID.creator, copyright: SAID.copyright, WebStatement: SAID.licence };
const RULE = 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING';

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };
beforeAll(async () => {
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
  editor = await site.signIn('editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  await say({ training: false });
});

const rights = (headers: Record<string, string>, method = 'GET', json?: unknown) =>
  call(siteRights, method, { path: '/api/site/rights', headers, ...(json !== undefined && { json }) });

async function say(change: object) {
  const { version } = (await rights(owner)).json;
  return rights(owner, 'PUT', { ...SAID, training: null, ...change, version });
}

async function stored(name: string, bytes: Buffer): Promise<string> {
  const { json } = await upload([[name, bytes]], editor);
  return json.blobs[0].pathname;
}

const open = (pathname: string, query = '', headers: Record<string, string> = {}) =>
  call(media, 'GET', {
    path: `/media/${pathname}${query}`,
    params: { pathname: pathname.split('/') },
    headers,
  });
const details = (pathname: string, method: string, json?: unknown) =>
  call(item, method, {
    path: `/api/media/${pathname}`,
    params: { pathname: pathname.split('/') },
    headers: editor,
    ...(json !== undefined && { json }),
  });
const textOf = async (name: string) => {
  const answer = await siteFile.GET(new Request('http://localhost/'), { params: Promise.resolve({ name }) });
  return answer.text();
};

let seed = 0;
function drawn(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') {
  seed += 1;
  const background = { r: seed, g: 64, b: 32 };
  return sharp({ create: { width: 700, height: 400, channels: 3, background } }).toFormat(format);
}

describe('rights that pictures have by default (docs/reference/pictures.md#rights)', () => {
  it('are in every form of a picture, and its headers say the same', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const pathname = await stored(`a.${format}`, await drawn(format).toBuffer());
      for (const query of ['', ...nextShareOf(['?w=320&q=75', '?w=640&q=75'], 2)]) {
        const answer = await open(pathname, query);
        expect([format, query, await rightsIn(answer.bytes)]).toEqual([
          format,
          query,
          { ...READ, DataMining: RULE },
        ]);
        expect(answer.headers.get('tdm-reservation')).toBe('1');
        expect(answer.headers.get('tdm-policy')).toBe(SAID.licence);
        await sharp(answer.bytes, { failOn: 'warning' }).raw().toBuffer();
      }
    }
  });

  it.each([
    ['gif', () => drawn('gif').toBuffer()],
    [
      'svg',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0L9 9"/></svg>',
        ),
    ],
  ])('are in a %s, which is sent as it is drawn', async (format, draw) => {
    const bytes = await draw();
    const { bytes: sent, headers } = await open(await stored(`g.${format}`, bytes));
    expect(await rightsIn(sent)).toEqual({ ...READ, DataMining: RULE });
    expect([headers.get('tdm-reservation'), headers.get('x-robots-tag')]).toEqual(['1', 'noai, noimageai']);
    const pixels = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer();
    // Vitest would compare a million numbers one by one.
    expect((await pixels(sent)).equals(await pixels(bytes))).toBe(true);
  });

  it('a change is in the next answer, under another entity tag', async () => {
    const pathname = await stored('b.jpg', await drawn('jpeg').toBuffer());
    const before = await Promise.all([open(pathname), open(pathname, '?w=320&q=75')]);
    await say({ creator: 'Another', training: true });
    const after = await Promise.all([open(pathname), open(pathname, '?w=320&q=75')]);
    for (const [at, answer] of after.entries()) {
      expect(await rightsIn(answer.bytes)).toMatchObject({
        creator: 'Another',
        DataMining: expect.stringContaining('DMI-ALLOWED'),
      });
      expect(answer.headers.get('tdm-reservation')).toBe('0');
      expect(answer.headers.get('x-robots-tag')).toBeNull();
      expect(answer.headers.get('etag')).not.toBe(before[at]?.headers.get('etag'));
    }
  });

  it('a part of a file is a part of what is sent whole', async () => {
    const pathname = await stored('c.jpg', await drawn('jpeg').toBuffer());
    const { bytes } = await open(pathname);
    for (const [from, to] of [
      [0, 9],
      [15, 400],
      [600, bytes.length - 1],
      [bytes.length - 5, bytes.length - 1],
    ] as const) {
      const part = await open(pathname, '', { range: `bytes=${from}-${to}` });
      expect([part.status, part.bytes.equals(bytes.subarray(from, to + 1))]).toEqual([206, true]);
    }
  });

  it('robots.txt and tdmrep.json follow the switch', async () => {
    expect(await textOf('robots.txt')).toContain('User-agent: GPTBot');
    expect(JSON.parse(await textOf('tdmrep.json'))).toEqual([
      { location: '/*', 'tdm-reservation': 1, 'tdm-policy': SAID.licence },
    ]);
    await say({ training: null });
    expect(await textOf('robots.txt')).not.toContain('GPTBot');
    expect(JSON.parse(await textOf('tdmrep.json'))).toEqual([]);
  });

  it('are changed by the owner alone, from the state that was read', async () => {
    const known = (await rights(editor)).json;
    expect((await rights(editor, 'PUT', known)).status).toBe(403);
    expect((await rights(owner, 'PUT', { ...known, credit: 'A' })).json).toMatchObject({
      credit: 'A',
      version: known.version + 1,
    });
    expect((await rights(owner, 'PUT', { ...known, credit: 'B' })).json.code).toBe('conflict');
    expect((await rights(owner, 'PUT', { ...known, licence: 'javascript:alert(1)' })).status).toBe(422);
    expect(await site.db.auditEvent.count({ where: { action: 'site_rights_changed' } })).toBeGreaterThan(0);
  });
});

describe('an HDR picture (decision 10)', () => {
  it.each([
    ['ISO 21496-1', () => hdrJpeg()],
    ['XMP', () => hdrJpegWithXmp()],
  ])(
    'described by %s is sent with its gain map and its rights; what is made of it is standard',
    async (name, draw) => {
      const pathname = await stored(`${name}.jpg`, await draw());
      expect((await details(pathname, 'GET')).json.item).toMatchObject({ isHdr: true });
      const { bytes, headers } = await open(pathname);
      expect(await rightsIn(bytes)).toEqual({ ...READ, DataMining: RULE });
      const { gainMap } = await sharp(bytes, { failOn: 'warning' }).metadata();
      expect(gainMap?.image.equals(secondPicture(bytes))).toBe(true);
      expect(headers.get('content-length')).toBe(String(bytes.length));
      const small = await sharp((await open(pathname, '?w=320&q=75')).bytes).metadata();
      expect([small.format, small.gainMap]).toEqual(['webp', undefined]);
    },
  );
});

describe("a picture's own rights", () => {
  const withExif = { IFD0: { Artist: 'Ihor' } };

  it('come before the default ones, of which it takes no name', async () => {
    const pathname = await stored('d.jpg', await drawn('jpeg').withExif(withExif).toBuffer());
    for (const query of ['', '?w=320&q=75'])
      expect(await rightsIn((await open(pathname, query)).bytes)).toEqual({
        creator: 'Ihor',
        DataMining: RULE,
      });
  });

  it('can be changed, and are then in the bytes', async () => {
    const pathname = await stored(
      'e.jpg',
      await drawn('jpeg').withExif(withExif).withMetadata({ orientation: 6 }).toBuffer(),
    );
    const { json } = await details(pathname, 'PATCH', {
      rights: { creator: 'Olha', licence: 'https://olha.example' },
    });
    expect(json.rights).toEqual({ creator: 'Olha', licence: 'https://olha.example/' });
    for (const query of ['', '?w=320&q=75']) {
      const { bytes } = await open(pathname, query);
      expect(await rightsIn(bytes)).toMatchObject({ creator: 'Olha', WebStatement: 'https://olha.example/' });
      expect(bytes.includes('Ihor')).toBe(false);
    }
    expect((await sharp((await open(pathname)).bytes).metadata()).orientation).toBe(6);
    expect((await details(pathname, 'PATCH', { rights: { licence: 'ftp://a' } })).status).toBe(422);
  });

  it('a signed picture is sent as it came, and what is made of it leads to it', async () => {
    const signed = signJpeg(await drawn('jpeg').toBuffer(), manifest());
    const pathname = await stored('f.jpg', signed);
    expect((await details(pathname, 'GET')).json.item).toMatchObject({
      signature: 'intact',
      signedBy: 'Studio Koval',
    });
    const { bytes, headers } = await open(pathname);
    expect([bytes.equals(signed), headers.get('tdm-reservation')]).toEqual([true, '1']);
    await say({ licence: '', training: false });
    const small = await rightsIn((await open(pathname, '?w=320&q=75')).bytes);
    expect(small.provenance).toMatch(new RegExp(`/media/${pathname}$`));
  });
});
