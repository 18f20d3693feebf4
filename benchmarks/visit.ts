// `npm run bench:visit`: what a visit feels like: the first useful tap on a slow phone, taps, the way through forty pages and back, and
// the owner's way into edit mode. `-- --url http://…` measures a site that runs already, `--before http://…` another release beside it,
// in turns; `--only taps,walk,owner` some of it, `--runs 1` less often. The owner's password is OWNER_PASSWORD.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { gateLine, machineFacts, median, table } from './support/machine';
import { onEnd, runBenchmark, startNode, waitFor } from './support/processes';
import { temporaryFolder } from './support/site';
import { type OwnersOpening, openAsOwner, signIn } from './visit/owner';
import { type FirstTap, firstTap, TAPPED, tenTaps } from './visit/taps';
import { LINKS, type Returns, returns, type Walk, walk } from './visit/walk';

const FIRST_START_MS = 600_000;
const INP_MS = 100;
const EDITED = ['/', '/about', '/works/digital-art/virtual-worlds/tidal-archive'];

interface Site {
  name: string;
  origin: string;
}

const ms = (value: number) => value.toFixed(0);
const mib = (value: number) => value.toFixed(1);

await runBenchmark(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      before: { type: 'string' },
      only: { type: 'string', default: 'taps,walk,owner' },
      runs: { type: 'string', default: '5' },
    },
  });
  console.log(machineFacts());
  const password = process.env.OWNER_PASSWORD ?? 'tall ships in fog';
  const executablePath = ensureChromium(console.log);
  const sites: Site[] = [{ name: 'now', origin: values.url ?? (await startSite(password)) }];
  if (values.before) sites.unshift({ name: 'before', origin: values.before });
  const runs = Number(values.runs);
  const parts = values.only.split(',');
  if (parts.includes('taps')) await measureTaps(executablePath, sites, runs);
  if (parts.includes('owner')) await measureOwner(executablePath, sites, runs, password);
  if (parts.includes('walk')) await measureWalk(executablePath, sites, Math.ceil(runs / 2));
  console.log(`\n${machineFacts()}`);
});

async function startSite(password: string): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  startNode(['scripts/start.mjs'], {
    PORT: String(port),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: '',
    SITE_URL: origin,
    OWNER_PASSWORD: password,
  });
  await waitFor(`${origin}/`, FIRST_START_MS);
  return origin;
}

async function launch(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  onEnd(() => browser.close());
  return browser;
}

async function measureTaps(executablePath: string, sites: readonly Site[], runs: number): Promise<void> {
  const browser = await launch(executablePath);
  const rows: string[][] = [];
  const gates: string[] = [];
  for (const tapped of TAPPED) {
    const first = new Map<string, FirstTap[]>(sites.map(({ name }) => [name, []]));
    const later = new Map<string, number[]>(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1)
      for (const { name, origin } of sites) first.get(name)?.push(await firstTap(browser, origin, tapped));
    for (const { name, origin } of sites) later.get(name)?.push(...(await tenTaps(browser, origin, tapped)));
    for (const { name } of sites) {
      const done = (first.get(name) ?? []).map((each) => each.done);
      const taps = later.get(name) ?? [];
      const inp = Math.max(16, ...taps);
      rows.push([
        `${tapped.name}, ${name}`,
        ms(median((first.get(name) ?? []).map(({ seen }) => seen))),
        ms(median(done)),
        `${ms(Math.min(...done))} to ${ms(Math.max(...done))}`,
        ms(inp),
      ]);
      if (name === 'now') gates.push(gateLine(`INP of ${tapped.name}`, inp, INP_MS, false));
    }
  }
  await browser.close();
  console.log(`\nA slow phone (4x CPU, 1.6 Mbit/s, 150 ms), median of ${runs} cold visits; ms\n`);
  console.log(table([['', 'seen', 'tap works', 'from, to', 'INP of ten'], ...rows]));
  console.log(gates.join('\n'));
}

async function measureOwner(
  executablePath: string,
  sites: readonly Site[],
  runs: number,
  password: string,
): Promise<void> {
  const browser = await launch(executablePath);
  const rows: string[][] = [];
  const cookies = new Map<string, Awaited<ReturnType<typeof signIn>>>();
  for (const { name, origin } of sites) cookies.set(name, await signIn(browser, origin, password));
  for (const path of EDITED) {
    const openings = new Map<string, OwnersOpening[]>(sites.map(({ name }) => [name, []]));
    for (let run = -1; run < runs; run += 1)
      for (const { name, origin } of sites) {
        const opening = await openAsOwner(browser, origin + path, cookies.get(name) ?? []);
        // The first one has code compiled and pages read.
        if (run >= 0) openings.get(name)?.push(opening);
      }
    for (const { name } of sites) {
      const all = openings.get(name) ?? [];
      const [toolbar, edit] = [all.map((each) => each.toolbar), all.map((each) => each.edit)];
      const spread = (values: number[]) => `${ms(Math.min(...values))} to ${ms(Math.max(...values))}`;
      rows.push([`${path}, ${name}`, ms(median(toolbar)), spread(toolbar), ms(median(edit)), spread(edit)]);
    }
  }
  await browser.close();
  console.log(`\nThe owner, median of ${runs} visits with an empty cache; ms\n`);
  console.log(table([['', 'toolbar', 'from, to', 'edit mode after a click', 'from, to'], ...rows]));
}

async function measureWalk(executablePath: string, sites: readonly Site[], runs: number): Promise<void> {
  const ways = sites.flatMap((site) => [
    { ...site, way: `${site.name}`, savesData: false },
    { ...site, way: `${site.name}, saving data`, savesData: true },
  ]);
  const walks = new Map<string, Walk[]>(ways.map(({ way }) => [way, []]));
  for (let run = 0; run < runs; run += 1)
    for (const { way, origin, savesData } of ways)
      walks.get(way)?.push(await walk(executablePath, origin, savesData));
  const rows = [...walks].map(([way, its]) => {
    const clicks = its.flatMap((each) => each.clicks);
    const of = (figure: (each: Walk) => number) => median(its.map(figure));
    return [
      way,
      ms(median(clicks)),
      its.map((each) => ms(median(each.clicks))).join(' / '),
      `${its.reduce((sum, { ahead }) => sum + ahead, 0)} of ${clicks.length}`,
      `${mib(of(({ heap }) => heap.first))} to ${mib(of(({ heap }) => heap.last))}`,
      `${mib(of(({ renderers }) => renderers.first))} to ${mib(of(({ renderers }) => renderers.last))}`,
    ];
  });
  const head = ['', 'click to painted, ms', 'rounds', 'drawn ahead', 'heap MiB', 'renderers MiB'];
  console.log(`\nA click on each of ${LINKS} links, ${runs} round(s) in turns\n\n${table([head, ...rows])}`);

  const found: [string, Returns][] = [];
  for (const { name, origin } of sites) found.push([name, await returns(executablePath, origin)]);
  const counted = found.map(
    ([
      name,
      {
        ways: { kept, drawn, loaded },
        took,
      },
    ]) => [name, ...[kept, drawn, loaded].map(String), ms(median(took))],
  );
  const columns = ['', 'from the cache', 'drawn again', 'loaded again', 'ms'];
  console.log(`\nBack and forward after each link\n\n${table([columns, ...counted])}`);
  for (const [name, { reasons }] of found) for (const reason of reasons) console.log(`${name} ${reason}`);
}
