// `npm run bench:editor`: what editing a long page costs, beside a bare TipTap and beside Puck in the same run.
// `-- --quick` opens each page once and types fewer keys; `--own` leaves the others out.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@/scripts/testing/chromium.mjs';
import { ownerCookie } from '@/tests/server/support/seeded-site';
import { startServer } from '@/tests/server/support/site-server';
import { addLongPage, CHARACTERS, longContent } from './editor/long-page';
import { type EditedSite, measureOwn, measureSave } from './editor/own';
import { figures, gates, type Measured } from './editor/report';
import { ensureRivals, measurePuck, measureTiptap, serveRivals } from './editor/rivals';
import { machineFacts } from './support/machine';
import { onEnd, runBenchmark } from './support/processes';
import { builtSite, embeddedDatabase, fill, temporaryFolder } from './support/site';

const SIZES = [200, 1000] as const;
/** A thousand blocks of these make a megabyte. */
const CHARACTERS_OF_MEGABYTE = 860;

await runBenchmark(async () => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, own: { type: 'boolean' }, 'as-built': { type: 'boolean' } },
  });
  const effort = values.quick ? { openings: 1, keys: 60 } : { openings: 5, keys: 240 };
  console.log(machineFacts());
  await builtSite();
  if (!values.own) ensureRivals();
  const site = await startEditedSite();
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-quic'],
  });
  onEnd(() => browser.close());
  const measured: Measured = { own: new Map(), puck: new Map(), tiptap: null, megabyte: [] };
  const rivals = values.own ? null : await serveRivals();
  if (rivals) measured.tiptap = await measureTiptap(browser, rivals, effort);
  for (const size of SIZES) {
    console.log(`${size} blocks`);
    measured.own.set(size, await measureOwn(browser, site, `/long-${size}`, effort));
    if (rivals) measured.puck.set(size, await measurePuck(browser, rivals, size, effort));
  }
  measured.megabyte = await measureSave(browser, site, '/megabyte');
  console.log(`\nMilliseconds; openings are medians of ${effort.openings}, ${effort.keys} keys each\n`);
  console.log(figures(measured));
  console.log(`\n${gates(measured)}`);
  console.log(`\n${machineFacts()}`);
});

/** The site with the long pages on it. */
async function startEditedSite(): Promise<EditedSite> {
  const databaseUrl = await embeddedDatabase();
  const db = await fill(databaseUrl);
  for (const size of SIZES) await addLongPage(db, `/long-${size}`, longContent(size, CHARACTERS));
  await addLongPage(db, '/megabyte', longContent(1000, CHARACTERS_OF_MEGABYTE));
  const cookie = await ownerCookie(db);
  const server = await startServer({ databaseUrl, dataDir: await temporaryFolder() });
  onEnd(async () => {
    await server.stop();
  });
  return { origin: `http://localhost:${server.port}`, cookie };
}
