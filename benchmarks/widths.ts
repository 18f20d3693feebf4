// `npm run bench:widths`: every picture of every page on five screens: how many have too few pixels for what they are drawn over, and
// how many have many in vain; then the bytes of a first visit to some pages, on a phone and on a laptop. `-- --url http://…` measures a
// site that runs already, as one of another release, and `-- --quick` one page of each kind.
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { SEED_PAGES } from '@/demo/content/index';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { kindsInTurn } from '@/tests/e2e/support/addresses';
import { drawnPictures, faultOf, SCREENS } from '@/tests/e2e/support/drawn-pictures';
import { machineFacts, median, table } from './support/machine';
import { allowFunctions } from './support/page-functions';
import { onEnd, runBenchmark, startNode, waitFor } from './support/processes';
import { temporaryFolder } from './support/site';

const FIRST_START_MS = 600_000;
/** AVIF is made after a picture was asked for, one at a time, on a busy machine for minutes. */
const PATIENCE_MS = 20 * 60 * 1000;
const QUIET_MS = 1_000;
const WEIGHED = [
  '/',
  '/about',
  '/works',
  '/works/digital-art/virtual-worlds',
  '/works/digital-art/virtual-worlds/tidal-archive',
  '/works/digital-art/monumental-sculptures/hollow-titan',
  '/exhibitions',
  '/about/photos',
];
const ON = [SCREENS[1], SCREENS[3]].flatMap((screen) => screen ?? []);

type Screen = (typeof SCREENS)[number];

const nameOf = ({ width, height, density }: Screen) => `${width} × ${height} @${density}`;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

await runBenchmark(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, quick: { type: 'boolean' } } });
  console.log(machineFacts());
  const site = values.url ?? (await startSite());
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  const paths = values.quick ? kindsInTurn('en') : SEED_PAGES.map(({ path }) => path);
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const screen of SCREENS) rows.push(await measure(browser, site, screen, paths, faults));
  const head = [
    `${paths.length} pages`,
    'pictures',
    'soft',
    'in vain',
    'unknown',
    'median',
    'fewest',
    'most',
  ];
  console.log(`\nPixels of the chosen file for each that it is drawn over\n\n${table([head, ...rows])}`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 20) console.log(`… and ${faults.length - 20} more`);

  const weights: string[][] = [];
  await untilSmall(browser, site);
  for (const path of WEIGHED) {
    const cells = [];
    for (const screen of ON) {
      const { all, pictures, painted } = await visit(browser, site, path, screen);
      cells.push(...[all, pictures].map((bytes) => (bytes / 1000).toFixed(0)), painted.toFixed(0));
    }
    weights.push([path, ...cells]);
  }
  const columns = ON.flatMap((screen) => [`${nameOf(screen)}: kB`, 'pictures', 'LCP ms']);
  console.log(`\nA first visit\n\n${table([['', ...columns], ...weights])}\n\n${machineFacts()}`);
});

/** The site as a stranger starts it; what is not asked for need not be made. */
async function startSite(): Promise<string> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: '',
    SITE_URL: '',
    PREPARE_PICTURES: 'off',
  };
  startNode(['scripts/start.mjs'], env);
  const origin = `http://localhost:${port}`;
  await waitFor(`${origin}/`, FIRST_START_MS);
  return origin;
}

async function open(browser: Browser, { density, ...viewport }: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density, reducedMotion: 'reduce' });
  await allowFunctions(context);
  return context;
}

async function measure(
  browser: Browser,
  site: string,
  screen: Screen,
  paths: readonly string[],
  faults: string[],
): Promise<string[]> {
  const context = await open(browser, screen);
  const page = await context.newPage();
  await page.route('**/media/**', (route) => route.abort());
  const found = { soft: 0, waste: 0, unknown: 0 };
  const shares: number[] = [];
  for (const path of paths) {
    await page.goto(site + path);
    for (const drawn of await drawnPictures(page)) {
      const fault = faultOf(drawn);
      if (drawn.chosen > 0) shares.push(drawn.chosen / drawn.needed);
      if (fault === null) continue;
      found[fault] += 1;
      const { picture, needed, chosen, original } = drawn;
      faults.push(
        `${fault}: ${nameOf(screen)} ${path} ${picture}, ${needed} px from ${chosen} of ${original}`,
      );
    }
  }
  await context.close();
  const counts = [shares.length, found.soft, found.waste, found.unknown].map(String);
  const extremes = [median(shares), Math.min(...shares), Math.max(...shares)].map((each) => each.toFixed(2));
  return [nameOf(screen), ...counts, ...extremes];
}

/** Asks for all that the visits will need, until every picture comes in its smallest form. */
async function untilSmall(browser: Browser, site: string): Promise<void> {
  const began = performance.now();
  const wanted = new Set<string>();
  for (const path of WEIGHED)
    for (const screen of ON)
      for (const address of (await visit(browser, site, path, screen)).addresses) wanted.add(address);
  const isMade = async (address: string) => {
    const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    await answer.arrayBuffer();
    return !answer.ok || answer.headers.get('content-type') !== 'image/webp';
  };
  while (wanted.size > 0 && performance.now() - began < PATIENCE_MS) {
    for (const address of wanted) if (await isMade(address)) wanted.delete(address);
    if (wanted.size > 0) await sleep(5_000);
  }
  if (wanted.size > 0)
    console.log(`\n${wanted.size} pictures are weighed as WebP: their AVIF was not made in time`);
}

/** What comes before anything is touched. */
async function visit(browser: Browser, site: string, path: string, screen: Screen) {
  const context = await open(browser, screen);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const isPicture = new Map<string, boolean>();
  const addresses: string[] = [];
  let [all, pictures, heard] = [0, 0, performance.now()];
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const isOne = response.mimeType.startsWith('image/');
    isPicture.set(requestId, isOne);
    if (/\/media\/.*\?w=/.test(response.url)) addresses.push(response.url);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    heard = performance.now();
    all += encodedDataLength;
    if (isPicture.get(requestId)) pictures += encodedDataLength;
  });
  await page.goto(site + path, { waitUntil: 'load' });
  while (performance.now() - heard < QUIET_MS) await sleep(100);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await context.close();
  return { all, pictures, painted, addresses };
}
