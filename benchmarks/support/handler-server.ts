// Handlers of the library, of pages and of archives behind a bare HTTP server, for a look without a build. Argument: the port.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as library from '@/app/api/media/route';
import * as page from '@/app/api/pages/[id]/route';
import * as pages from '@/app/api/pages/route';
import * as exported from '@/app/api/site/export/route';
import * as imported from '@/app/api/site/import/route';
import * as media from '@/app/media/[...pathname]/route';

const [port = '0'] = process.argv.slice(2);

const server = createServer(async (incoming, response) => {
  const url = new URL(incoming.url ?? '/', `http://127.0.0.1:${port}`);
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(incoming.method !== 'GET' && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
  const answer = await handle(request, url.pathname);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

function handle(request: Request, path: string): Promise<Response> {
  if (path === '/') return Promise.resolve(new Response('ready'));
  const context = { params: Promise.resolve({}) };
  const id = /^\/api\/pages\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) return page.PATCH(request, { params: Promise.resolve({ id }) });
  if (path === '/api/pages') return pages.GET(request, context);
  if (path === '/api/site/export') return exported.GET(request, context);
  if (path === '/api/site/import') return imported.POST(request, context);
  if (path === '/api/media') {
    return request.method === 'POST' ? library.POST(request, context) : library.GET(request, context);
  }
  const pathname = path.split('/').slice(2).map(decodeURIComponent);
  return media.GET(request, { params: Promise.resolve({ pathname }) });
}
