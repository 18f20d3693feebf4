import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import next from 'next';
import { tellFullLimiter } from '@/lib/server/gateway/full-limiter';
import { isPrivateAddress } from '@/lib/server/gateway/private-address';
import { publicCallOf } from '@/lib/server/gateway/public-calls';
import { VisitCounter } from '@/lib/server/gateway/visit-counter';
import { visitTally } from '@/lib/server/gateway/visit-tally';
import { logLine } from '@/lib/server/log';
import { type AddressKind, metrics } from '@/lib/server/metrics/metrics';
import { openMissingPages } from '@/lib/server/page-store/open-missing-pages';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { readyPictures } from '@/lib/server/ready-pictures';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';
import { DRAIN_MS } from '../kept/times.mjs';
import { boundConnections } from './bound-connections';
import { takeBuiltSettings } from './built-settings';
import { TrueAddresses } from './client-address';
import { outliveLogReaders, writeConsoleAsLines } from './console-lines';
import { answerHandled } from './handled-answers';
import { OwnCookies } from './own-cookies';
import { LOOK_EVERY_MS, PageAnswers } from './page-answers';
import { answerPicture } from './picture-answers';
import { answerPrivately } from './private-answers';
import { PublicAdmission } from './public-admission';
import { Refresher } from './refresher';
import { readTarget } from './request-target';
import { securityHeaders } from './security-headers';
import { StaticAssets } from './static-assets';

/** The keeper has ended, and with it the source of answers: there is little to finish. */
const ALONE_MS = 5000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** Calls that do more than read, or stream their answer; every other address is a page or does not exist. */
const HANDLED = /^\/(?:api|media|iiif)(?:\/|$)/;
const MEDIA = '/media/';
const FOLDERS = { api: 'api', media: 'media', iiif: 'iiif', _next: 'asset', builds: 'asset' } as const;
const FOLDER = /^\/(api|media|iiif|_next|builds)(?:[/?]|$)/;
const SECOND_MS = 1000;
/** Counted as where nginx logs a client that did not wait for its answer. */
const READER_GONE = 499;
const FRAMEWORK = /^\/_next(?:\/|$)/;
/** The longest queue of connections that systems allow: a browser retries a refused one only after a second. */
const BACKLOG = 4_096;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

writeConsoleAsLines();
outliveLogReaders();

const kept = liveUnderKeeper({ graceMs: ALONE_MS });

const port = Number(process.env.PORT ?? 3000);
const dataFolder = path.resolve(process.env.DATA_DIR ?? '.data');

takeBuiltSettings();
// "localhost", not an address: Next.js takes anything else for another host and redirects `/` to itself.
const app = next({ dev: false, hostname: 'localhost', port });
const render = app.getRequestHandler();
await app.prepare();

const store = pageStore();
const assets = await StaticAssets.open(path.resolve('.next/static'), path.join(dataFolder, 'assets'));
const fixedHeaders = securityHeaders(process.env.SITE_URL);
const counted = metrics();
const visits = new VisitCounter(visitTally(), process.env.SITE_URL);
const pages: PageAnswers = new PageAnswers({
  store,
  missing: openMissingPages(path.resolve('.next'), path.resolve('public'), (key) => pages.refresh(key)),
  render: (request, response) => render(request, response),
  fixedHeaders,
  onPage: (key, request) => visits.page(key, request),
  onAnswer: (source) => counted.page(source),
  onRender: (result) => counted.render(result),
});

const secret = process.env.AUTH_SECRET || process.env.NEXTAUTH_SECRET;
const admission = new PublicAdmission({
  devices: secret ? { secret, siteUrl: process.env.SITE_URL ?? '' } : null,
  headers: fixedHeaders,
  onFull: tellFullLimiter,
});
const addresses = new TrueAddresses();
const cookies = new OwnCookies(process.env.SITE_URL ?? '');
const refresher = new Refresher(store, (key) => pages.refresh(key));
store.renewals.onRenewed = () => refresher.wake();
const looking = setInterval(() => void store.renewals.look(), LOOK_EVERY_MS);
const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY_MS);
await store.renewals.look();
void store.sweep();

/** The archive of a whole site takes long; readers of bodies cut off a sender that stalls. */
const REQUEST_MS = 60 * 60 * 1000;

const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
  kept.requests.note(request.method, request.url);
  measure(request.url ?? '', response);
  addresses.forward(request);
  cookies.keep(request);
  if (isPrivateAddress(request.url ?? '')) answerPrivately(response);
  const target = readTarget(request.url ?? '/');
  if (target === null) return refuse(response, 400, 'Bad Request');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && pages.answerFromMemory(target.pathname, request, response)) return;
  request.url = target.url;
  for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
  answer(target.pathname, isRead, request, response).catch((error: unknown) => {
    logLine({ level: 'error', event: 'not_answered', error: String(error) });
    if (!response.headersSent) refuse(response, 500, 'Internal Server Error');
    else response.destroy();
  });
});

boundConnections(server, { speaksForOthers: (address) => addresses.speaksForOthers(address) });

async function answer(
  pathname: string,
  isRead: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!METHODS.has(request.method ?? '')) return refuse(response, 405, 'Method Not Allowed', METHODS);
  if (isRead && (await answerPicture(readyPictures(), request.url ?? '', request, response))) return;
  if (HANDLED.test(pathname)) {
    if (pathname.startsWith(MEDIA)) countFile(pathname.slice(MEDIA.length), request, response);
    return admission.admit(pathname, request, response, (admitted) =>
      answerHandled(pathname, admitted, response, render),
    );
  }
  if (isRead && publicCallOf(request.method, pathname)) {
    return admission.admit(pathname, request, response, (admitted) =>
      pages.answer(pathname, admitted, response),
    );
  }
  if (!isRead) return refuse(response, 405, 'Method Not Allowed', ['GET', 'HEAD']);
  if (await assets.answer(pathname, request, response)) return;
  if (FRAMEWORK.test(pathname)) return refuse(response, 404, 'Not Found');
  return pages.answer(pathname, request, response);
}

/** Counts an answer once it is sent, or its reader has gone. */
function measure(url: string, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : READER_GONE;
    counted.request(kindOf(url), status, (performance.now() - startedAt) / SECOND_MS);
  });
}

function kindOf(url: string): AddressKind {
  const [, folder] = FOLDER.exec(url) ?? [];
  return folder === undefined ? 'page' : FOLDERS[folder as keyof typeof FOLDERS];
}

/** A range that is asked for later belongs to the same reading. */
function countFile(pathname: string, request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode === 200) visits.file(pathname, request);
  });
}

function refuse(response: ServerResponse, status: number, text: string, allowed?: Iterable<string>): void {
  response.writeHead(status, {
    ...fixedHeaders,
    ...(allowed && { allow: [...allowed].join(', ') }),
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
  server.close(() => {
    visitTally()
      .write()
      .catch((error: unknown) => logLine({ level: 'error', task: 'visits', error: String(error) }))
      .finally(end);
  });
  // A connection is not kept for another request once its answer is out.
  server.keepAliveTimeout = 1;
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
server.listen(
  { port, host: process.env.HOST ?? '127.0.0.1', backlog: BACKLOG },
  () => void kept.tell({ listening: port }),
);
