import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as media from '@/app/media/[...pathname]/route';
import { mediaUploaded } from '@/lib/contracts/media';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';
import { upload } from './support/upload';

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  process.env.PREPARE_PICTURES = 'on';
  site = await openSite({ hasPages: false });
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const madeFiles = async () =>
  (await readdir(join(site.dataDir, 'variants'), { recursive: true }).catch(() => []))
    .map((file) => file.replace(/^.*-(\d+)-75\./, '$1.'))
    .filter((file) => /^\d+\.\w+$/.test(file))
    .sort();

async function uploaded(name: string, bytes: Buffer): Promise<string> {
  const { blobs } = mediaUploaded.parse((await upload([[name, bytes]], editor)).json);
  return blobs[0]?.pathname ?? '';
}

it('pictures are made for whoever comes first, at the widths that pages may ask for, with ten bits', async () => {
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300"><linearGradient id="g"><stop stop-color="#234"/>
      <stop offset="1" stop-color="#456"/></linearGradient><rect width="500" height="300" fill="url(#g)"/></svg>`,
  );
  const pathname = await uploaded('sky.jpg', await sharp(gradient).jpeg({ quality: 95 }).toBuffer());
  const avif = ['320.avif', '400.avif', '480.avif', '640.avif'];
  await vi.waitFor(async () => expect(await madeFiles()).toEqual(avif), { timeout: 60_000, interval: 100 });
  const { headers, bytes } = await call(media, 'GET', {
    path: `/media/${pathname}?w=640&q=75`,
    params: { pathname: pathname.split('/') },
    headers: { accept: 'image/avif,*/*' },
  });
  expect(headers.get('content-type')).toBe('image/avif');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, bitsPerSample: 10 });
  expect(await madeFiles()).toEqual(avif);
});

it('nothing is made of pictures that move', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const before = await madeFiles();
  await uploaded('moving.webp', moving);
  await vi.waitFor(async () => expect(await madeFiles()).toEqual(['320.none', ...before].sort()), {
    timeout: 60_000,
    interval: 100,
  });
});
