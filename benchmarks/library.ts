// `npm run bench:library`: the library of a hundred thousand files in a browser, beside a bare virtualised list.
// `-- --quick` opens it once and scrolls shortly.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { measureLibrary, type Scrolling } from './library/measure';
import { startLibrary } from './support/library-site';
import { gateLine, machineFacts, median, table } from './support/machine';
import { onEnd, runBenchmark } from './support/processes';
import { builtSite } from './support/site';

const FILES = 100_000;

await runBenchmark(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' }, 'as-built': { type: 'boolean' } } });
  const effort = values.quick ? { openings: 1, scrolling: 3_000 } : { openings: 7, scrolling: 12_000 };
  console.log(machineFacts());
  await builtSite();
  const site = await startLibrary(null, FILES, true);
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  const { first, again, library, bare } = await measureLibrary(browser, site, effort);
  const line = (name: string, { p50, p95, longTasks }: Scrolling) => [
    name,
    p50.toFixed(1),
    p95.toFixed(1),
    String(longTasks.length),
    Math.max(0, ...longTasks).toFixed(0),
  ];
  console.log(`\nFirst tiles of ${FILES} files, ms from the click (medians of ${effort.openings})`);
  console.log(`first in a document ${median(first).toFixed(0)}, again ${median(again).toFixed(0)}\n`);
  console.log(
    table([
      ['scrolling', 'frame p50 ms', 'p95 ms', 'long tasks', 'longest ms'],
      line('library', library),
      line('bare list', bare),
    ]),
  );
  console.log(`\n${gateLine('first tiles, ms', median(first), 500, false)}`);
  console.log(gateLine('frame p95 to the bare list', library.p95 / bare.p95, 1.3, false));
  console.log(gateLine('longest task while scrolling, ms', Math.max(0, ...library.longTasks), 50, false));
  console.log(`\n${machineFacts()}`);
});
