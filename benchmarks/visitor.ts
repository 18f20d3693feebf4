// `npm run bench:visitor`: what a visitor's browser gets, beside a portfolio by Astro with the same pictures, a bare HTML page and a
// bare Next.js page in the same run.
// `-- --route /works` measures one page, `--runs 1` each page once, `--url http://…` a site that runs already, and
// `--reports <folder>` keeps what Lighthouse wrote.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { startFloor } from './support/floor';
import { machineFacts } from './support/machine';
import { onEnd, runBenchmark, startNode, waitFor } from './support/processes';
import { temporaryFolder } from './support/site';
import { correctness } from './visitor/correctness';
import { type FirstLoad, firstLoad } from './visitor/first-load';
import { ensureLighthouse, medianVisit, type Visit, visit } from './visitor/lighthouse';
import { findings, type Rival, report } from './visitor/report';
import { ensureAstro, startAstro, startBareHtml } from './visitor/rivals';

/** The pages of the issue, and whether a slider or a gallery is among their blocks. */
const ROUTES = {
  '/': true,
  '/about': false,
  '/works': false,
  '/works/digital-art/virtual-worlds': false,
  '/works/digital-art/virtual-worlds/tidal-archive': true,
  '/exhibitions': false,
  '/about/photos': true,
};
interface Target {
  name: string;
  url: string;
}

const FIRST_START_MS = 600_000;

await runBenchmark(async () => {
  const { values } = parseArgs({
    options: {
      route: { type: 'string' },
      runs: { type: 'string', default: '3' },
      url: { type: 'string' },
      reports: { type: 'string' },
    },
  });
  const routes = Object.entries(ROUTES).filter(([route]) => !values.route || route === values.route);
  if (routes.length === 0) throw new Error(`--route takes ${Object.keys(ROUTES).join(', ')}`);
  ensureLighthouse();
  ensureAstro();
  const executablePath = ensureChromium(console.log);
  console.log(machineFacts());
  const site = values.url ?? (await startSite());
  const bareNext = `${await startFloor()}/`;
  const bareHtml = `${await startBareHtml(bareNext)}/`;
  const reports = values.reports ?? (await temporaryFolder());

  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  onEnd(() => browser.close());
  // The first visit has pages rendered and pictures made; a second one is what visitors find.
  const visited = [];
  for (const [route, hasGallery] of routes) {
    await firstLoad(browser, `${site}${route}`);
    visited.push({
      route,
      hasGallery,
      load: await firstLoad(browser, `${site}${route}`),
      correctness: await correctness(browser, site, route),
    });
  }
  const paths = routes.map(([route]) => route);
  const astro = await startAstro(browser, site, paths);
  const rivals: Target[] = [
    ...paths.map((route) => ({ name: `Astro ${route}`, url: `${astro}${route}` })),
    { name: 'bare HTML page', url: bareHtml },
    { name: 'bare Next.js page', url: bareNext },
  ];
  const loads = new Map<string, FirstLoad>();
  for (const { name, url } of rivals) loads.set(name, await firstLoad(browser, url));
  await browser.close();

  const runs = Number(values.runs);
  const targets = [...rivals, ...paths.map((route) => ({ name: route, url: `${site}${route}` }))];
  const visits = new Map<string, Visit[]>(targets.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of targets) {
      const report = join(reports, `${name.replaceAll(/[ /]/g, '-')}-${run}.json`);
      visits.get(name)?.push(await visit(url, { chromium: executablePath, isWhole: run === 0, report }));
    }
  const medianOf = (name: string) => medianVisit(visits.get(name) ?? []);
  const pages = visited.map((page) => ({ ...page, visit: medianOf(page.route) }));
  const rivalOf = (name: string): Rival => {
    const load = loads.get(name);
    if (!load) throw new Error(`${name} was not loaded.`);
    return { name, visit: medianOf(name), load };
  };
  const beside = {
    bareHtml: rivalOf('bare HTML page'),
    bareNext: rivalOf('bare Next.js page'),
    astro: new Map(paths.map((route) => [route, rivalOf(`Astro ${route}`)])),
  };
  console.log(`\nLighthouse: mobile, default throttling, median of ${runs}; ms and KB (1,024 bytes, gzip)\n`);
  console.log(report(pages, beside));
  for (const finding of findings(pages)) console.log(finding);
  console.log(`\n${machineFacts()}`);
});

/** The site as a stranger starts it, pictures included, with a data folder of its own. */
async function startSite(): Promise<string> {
  const port = await freePort();
  const data = await temporaryFolder();
  startNode(['scripts/start.mjs'], { PORT: String(port), DATA_DIR: data, DATABASE_URL: '', SITE_URL: '' });
  const origin = `http://localhost:${port}`;
  await waitFor(`${origin}/`, FIRST_START_MS);
  return origin;
}
