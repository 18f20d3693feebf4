import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpRequest } from './support/http';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const RULES = '/.well-known/tdmrep.json';
const PAGES = ['/about', '/ru/works', '/no-such-page'];
const LICENCE = 'https://koval.example/terms';

let site: SeededSite;
let servers: SiteServer[];

beforeAll(async () => {
  site = await seededSite();
  const start = async () => startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await site.drop();
});

async function say(training: boolean | null): Promise<void> {
  const origin = servers[0]?.origin ?? '';
  const target = '/api/site/rights';
  const { json: known } = await callAs(site.cookie, origin, 'GET', target);
  const { status } = await callAs(site.cookie, origin, 'PUT', target, {
    ...known,
    licence: LICENCE,
    training,
  });
  expect(status).toBe(200);
}

/** What a server says of the training of AI: its pages, its rules and its robots.txt. */
async function saidBy({ origin }: SiteServer) {
  const pages = await Promise.all(PAGES.map((target) => httpRequest(origin, target)));
  const rules = await httpRequest(origin, RULES);
  const robots = await httpRequest(origin, '/robots.txt');
  return {
    pages: pages.map(({ headers }) => [
      headers['tdm-reservation'],
      headers['tdm-policy'],
      headers['x-robots-tag'],
    ]),
    rules: JSON.parse(rules.body),
    isShut: robots.body.includes('User-agent: GPTBot'),
  };
}

it('pages, rules and robots.txt follow the switch, at once and soon on every other server (decision 49)', async () => {
  const silent = { pages: PAGES.map(() => [undefined, undefined, undefined]), rules: [], isShut: false };
  const reserved = {
    pages: PAGES.map(() => ['1', LICENCE, 'noai, noimageai']),
    rules: [{ location: '/*', 'tdm-reservation': 1, 'tdm-policy': LICENCE }],
    isShut: true,
  };
  for (const server of servers) expect(await saidBy(server)).toEqual(silent);
  for (const [training, said] of [
    [false, reserved],
    [null, silent],
  ] as const) {
    await say(training);
    const changedAt = performance.now();
    const [own, other] = servers;
    if (!own || !other) throw new Error('No server.');
    expect(await saidBy(own)).toEqual(said);
    await expect.poll(() => saidBy(other), { interval: 50, timeout: 5_000 }).toEqual(said);
    // Rendering five answers anew is in it.
    expect(performance.now() - changedAt).toBeLessThan(5_000);
  }
}, 60_000);
