import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import next from 'next';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { forwardTrueAddress } from './client-address';
import { LOOK_EVERY_MS, PageAnswers } from './page-answers';
import { securityHeaders } from './security-headers';
import { StaticAssets } from './static-assets';

/** In-flight work has this long to end after SIGTERM (security.md O-5). */
const DRAIN_MS = 30_000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** Addresses that are never a page's: they go to Next.js as they are. */
const NOT_A_PAGE = /^\/(?:_next|api|media|builds|master|[a-z-]{2,8}\/master)(?:\/|$)|\.(?!json$)[^/]*$/;

const port = Number(process.env.PORT ?? 3000);
const dataFolder = path.resolve(process.env.DATA_DIR ?? '.data');

// "localhost", not an address: Next.js takes anything else for another host and redirects `/` to itself.
const app = next({ dev: false, hostname: 'localhost', port });
const render = app.getRequestHandler();
await app.prepare();

const store = pageStore();
const assets = await StaticAssets.open(path.resolve('.next/static'), path.join(dataFolder, 'assets'));
const fixedHeaders = securityHeaders(process.env.SITE_URL);
const pages = new PageAnswers(store, (request, response) => render(request, response), fixedHeaders);

const looking = setInterval(() => void store.renewals.look(), LOOK_EVERY_MS);
const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY_MS);
await store.renewals.look();
void store.sweep();

const server = createServer((request, response) => {
  forwardTrueAddress(request);
  const url = request.url ?? '/';
  const pathname = decodedPathname(url);
  if (pathname === null) return refuse(response, 400, 'Bad Request');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && pages.answerFromMemory(pathname, request, response)) return;
  answer(pathname, isRead, request, response).catch((error: unknown) => {
    process.stderr.write(`${JSON.stringify({ at: new Date(), error: String(error) })}\n`);
    if (!response.headersSent) refuse(response, 500, 'Internal Server Error');
    else response.destroy();
  });
});

async function answer(
  pathname: string,
  isRead: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (isRead && (await assets.answer(pathname, request, response))) return;
  if (isRead && !NOT_A_PAGE.test(pathname)) return pages.answer(pathname, request, response);
  await render(request, response);
}

/** Null for what no page or file is called: undecodable, or with control characters or a backslash. */
function decodedPathname(url: string): string | null {
  const end = url.search(/[?#]/);
  const raw = end < 0 ? url : url.slice(0, end);
  // An encoded slash is part of a segment, never a separator: it stays encoded and so matches no page.
  const pathname = raw.includes('%') ? decode(raw.replaceAll(/%2f/gi, '%252F')) : raw;
  return pathname !== null && /^\/[^\p{Cc}\\]*$/u.test(pathname) ? pathname : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...fixedHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(text);
}

function stop(): void {
  clearInterval(looking);
  clearInterval(sweeping);
  const end = (): void => process.exit(0);
  setTimeout(end, DRAIN_MS).unref();
  server.close(end);
  server.closeIdleConnections();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.on('error', (error: NodeJS.ErrnoException) => {
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: stop what uses it, or set PORT.`
      : `Cannot listen: ${error.message}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
server.listen({ port, host: process.env.HOST ?? 'localhost' }, () => process.send?.({ listening: port }));
