import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReadyPictures } from '@/lib/server/ready-pictures';
import { answerPicture } from './picture-answers';

const ADDRESS = '/media/a.jpg?w=320&q=75';

let folder: string;
let ready: ReadyPictures;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ready-'));
  ready = new ReadyPictures();
  const file = path.join(folder, 'a.webp');
  await writeFile(file, 'picture');
  ready.remember(ADDRESS, false, {
    file,
    pieces: [{ from: 0, to: 7 }],
    headers: { etag: '"a"', 'content-type': 'image/webp' },
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a client receives; 404 stands for a request that is passed on to the application. */
async function open(url: string, init: RequestInit = {}): Promise<{ answer: Response; text: string }> {
  const server = createServer(async (request, response) => {
    if (!(await answerPicture(ready, request.url ?? '', request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`, init);
    return { answer, text: await answer.text() };
  } finally {
    server.close();
  }
}

describe('pictures straight from disk', () => {
  it('come with the headers they had', async () => {
    const { answer, text } = await open(ADDRESS);
    expect([answer.status, text, answer.headers.get('content-length')]).toEqual([200, 'picture', '7']);
    expect([answer.headers.get('etag'), answer.headers.get('content-type')]).toEqual(['"a"', 'image/webp']);
  });

  it('need not come again, and HEAD says the same without them', async () => {
    const same = await open(ADDRESS, { headers: { 'if-none-match': '"a"' } });
    expect([same.answer.status, same.text, same.answer.headers.get('etag')]).toEqual([304, '', '"a"']);
    const head = await open(ADDRESS, { method: 'HEAD' });
    expect([head.answer.status, head.text, head.answer.headers.get('content-length')]).toEqual([
      200,
      '',
      '7',
    ]);
  });

  it.each([
    ['another width', '/media/a.jpg?w=640&q=75', {}],
    ['another client', ADDRESS, { accept: 'image/avif' }],
    ['another address', '/about', {}],
  ])('leave %s to the application', async (_name, url, headers) => {
    expect((await open(url, { headers })).answer.status).toBe(404);
  });

  it('and their tiles are read by region and size, with the headers that they have', async () => {
    const asked: string[][] = [];
    ready.rememberTiles('/media/a%20b.jpg', async (...part) => {
      asked.push(part);
      const headers = { etag: '"tile"', 'content-type': 'image/jpeg' };
      return part[1] === '512,512' ? { bytes: new TextEncoder().encode('tile'), headers } : null;
    });
    const tile = '/iiif/a%20b.jpg/0,0,1024,1024/512,512/0/default.jpg';
    const { answer, text } = await open(tile);
    expect([answer.status, text, answer.headers.get('content-length')]).toEqual([200, 'tile', '4']);
    expect((await open(tile, { headers: { 'if-none-match': '"tile"' } })).answer.status).toBe(304);
    expect(asked).toEqual([
      ['0,0,1024,1024', '512,512'],
      ['0,0,1024,1024', '512,512'],
    ]);
    // A tile that is not there is the application's to refuse.
    expect((await open('/iiif/a%20b.jpg/full/640,480/0/default.jpg')).answer.status).toBe(404);
  });

  it('that are gone are made anew by the application', async () => {
    await rm(path.join(folder, 'a.webp'));
    expect((await open(ADDRESS)).answer.status).toBe(404);
  });
});
