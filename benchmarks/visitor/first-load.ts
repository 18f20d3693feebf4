import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { PHONE } from './contents';

const QUIET_MS = 1000;

/** What a first visit to a page brings in before anything is touched. */
export interface FirstLoad {
  /** Bytes of all scripts, each packed by gzip at its highest level: the two servers pack at different ones. */
  scriptBytes: number;
  scripts: number;
  /** Of the document alone, packed as its server sends it. */
  documentBytes: number;
  /** Everything that came over the wire, headers included. */
  wireBytes: number;
  /** Addresses below /api/. */
  apiCalls: string[];
  cookies: string[];
  thirdParties: string[];
  /** Console errors, exceptions and what the policy of the page refused. */
  troubles: string[];
}

/** Loads a page in a fresh profile of a phone, and waits until it has been quiet for a second. */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  let wireBytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wireBytes += encodedDataLength;
  });
  const requests: Request[] = [];
  const troubles: string[] = [];
  let lastHeard = performance.now();
  page.on('request', (request) => {
    requests.push(request);
    lastHeard = performance.now();
  });
  page.on('requestfinished', () => {
    lastHeard = performance.now();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));

  const document = await page.goto(url, { waitUntil: 'load' });
  const documentBytes = (await document?.request().sizes())?.responseBodySize ?? Number.NaN;
  while (performance.now() - lastHeard < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));

  const { origin } = new URL(url);
  const addresses = requests.map((request) => new URL(request.url()));
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const bodies = await Promise.all(scripts.map(async (script) => (await script.response())?.body()));
  const set = (await context.cookies()).map(({ name }) => name);
  await context.close();
  return {
    scriptBytes: bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0),
    scripts: scripts.length,
    documentBytes,
    wireBytes,
    apiCalls: addresses.filter(({ pathname }) => pathname.startsWith('/api/')).map(({ href }) => href),
    cookies: set,
    thirdParties: addresses
      .filter((address) => address.protocol.startsWith('http') && address.origin !== origin)
      .map(({ href }) => href),
    troubles,
  };
}
