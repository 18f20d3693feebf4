import { randomBytes } from 'node:crypto';
import { INPUT, MEDIA } from '@/lib/domain/limits';
import { VARIANT_WIDTHS, variantPath } from '@/lib/domain/media/variants';
import { httpRequest } from '@/tests/server/support/http';
import { contentOf } from '@/tests/server/support/seeded-site';
import { unfinishedPost } from '@/tests/server/support/slow-senders';
import { type Answers, flood, hold, manyNetworks, type Sent, type Target } from './send';

/** Something that a hostile sender does for some seconds. */
export interface Load {
  name: string;
  run(target: Target): Promise<Answers>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'attack-boundary-7f3a';
const SIGN_IN = '/api/auth/callback/credentials';
const PUBLIC_CALL_BYTES = 4_096;

const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));

const post = (path: string, headers: Record<string, string>, body: string | Buffer) => (at: number) => ({
  path,
  method: 'POST',
  headers: { ...headers, 'x-forwarded-for': manyNetworks(at) },
  body,
});

/** As a browser of the editor's sends it. */
const asEditor = ({ editor }: Target, headers: Record<string, string>) => ({
  ...headers,
  cookie: editor,
  'sec-fetch-site': 'same-origin',
});

/** A form with one file in it. */
function upload(target: Target, name: string, bytes: Buffer): Sent {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
  return {
    path: '/api/media',
    method: 'POST',
    headers: asEditor(target, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

const get = (path: (at: number) => string) => (target: Target) =>
  flood(target, 50, (at) => ({ path: path(at), headers: { 'x-forwarded-for': manyNetworks(at) } }));

const KEYS = Buffer.from(`{${Array.from({ length: 160_000 }, (_, at) => `"k${at}":0`).join(',')}}`);
const NESTED = `${fill('[', PUBLIC_CALL_BYTES / 2)}${fill(']', PUBLIC_CALL_BYTES / 2)}`;
const MESSAGE = JSON.stringify({
  name: 'Ada Lovelace',
  email: 'ada@museum.example',
  message: fill('May we borrow Tidal Archive? ', 4_000),
});
const SHEET = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><style>${fill('a{}', MEDIA.uploadDrawingBytes - 200)}</style></svg>`,
);

/** Loads by anybody, without an account. */
export const STRANGERS_LOADS: readonly Load[] = [
  {
    name: 'bodies of 160,000 unknown keys',
    run: (target) => flood(target, 20, post('/api/pages/by-path', JSON_TYPE, KEYS)),
  },
  {
    name: 'lists in each other, as deep as 4 KiB are',
    run: (target) => flood(target, 50, post('/api/pages/by-path', JSON_TYPE, NESTED)),
  },
  {
    name: 'wrong passwords',
    run: ({ guesser, ...target }) => {
      const given = {
        csrfToken: guesser.csrfToken,
        name: 'owner',
        password: 'not the right one',
        json: 'true',
      };
      const form = new URLSearchParams(given).toString();
      return flood(target, 50, post(SIGN_IN, { 'content-type': FORM, cookie: guesser.cookie }, form));
    },
  },
  {
    name: 'sign-ins that never end',
    run: (target) => hold(target, 200, unfinishedPost(SIGN_IN, FORM, ['x-forwarded-for: 203.0.113.9'])),
  },
  {
    name: 'messages',
    run: (target) => flood(target, 50, post('/api/contact', JSON_TYPE, MESSAGE)),
  },
  {
    name: '3,000 messages that never end',
    run: (target) => hold(target, 3_000, unfinishedPost('/api/contact', FORM)),
  },
  { name: '3,000 connections that say nothing', run: (target) => hold(target, 3_000, '') },
  {
    name: '3,000 heads that never end',
    run: (target) => hold(target, 3_000, 'GET / HTTP/1.1\r\nhost: localhost\r\n'),
  },
  { name: 'addresses that are not there', run: get((at) => `/wp-${at}/login-${at}`) },
  { name: 'filters that are not there', run: get((at) => `/works/kind=nix-${at}`) },
  {
    name: 'guesses at private links',
    run: get(() => `/_preview/${randomBytes(32).toString('base64url')}`),
  },
];

/** Another picture each time: what is known already is not looked at again. */
const unlike = (bytes: Buffer, at: number) => Buffer.concat([bytes, Buffer.from(` ${at}`)]);

/** Each upload, and then every size of the picture in two formats. */
async function sizesOf(target: Target, pictures: readonly Buffer[]): Promise<Answers> {
  const paths: string[] = [];
  for (const [at, bytes] of pictures.entries()) {
    const { body } = await httpRequest(target.origin, '/api/media', upload(target, `${at}.jpg`, bytes));
    paths.push(`/media/${JSON.parse(body).blobs[0].pathname}`);
  }
  const all = paths.flatMap((path) => VARIANT_WIDTHS.map((width) => variantPath(path, width)));
  return flood(target, 16, (at) => ({
    path: all[at % all.length] ?? '/',
    headers: { accept: at % 2 === 0 ? 'image/avif,image/webp' : 'image/webp' },
  }));
}

/** Loads by an account that may edit: pictures as a camera makes them, and the largest allowed. */
export const editorsLoads = (camera: readonly Buffer[], largest: Buffer): readonly Load[] => [
  {
    name: 'drawings of 5 MB of rules',
    run: (target) => flood(target, 8, (at) => upload(target, `${at}.svg`, unlike(SHEET, at))),
  },
  {
    name: 'pictures of as many pixels as are allowed',
    run: (target) => flood(target, 8, (at) => upload(target, `${at}.png`, unlike(largest, at))),
  },
  { name: 'all sizes of new pictures', run: (target) => sizesOf(target, camera) },
  {
    name: 'saves of the longest text, badly written',
    run: (target) =>
      flood(target, 16, (at) => ({
        path: '/api/pages/by-path',
        method: 'PATCH',
        headers: asEditor(target, JSON_TYPE),
        body: JSON.stringify({
          path: '/about',
          locale: 'en',
          translation: { content: contentOf(`<p>${fill('<b>&', INPUT.markupCharacters - 20)}${at}</p>`) },
        }),
      })),
  },
];
