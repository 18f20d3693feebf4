// `npm run bench:pages`: a warm page as `npm start` serves it, beside a bare Next.js static page and a ready buffer.
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { startFloor } from './support/floor';
import { CONNECTIONS, generator, type LoadResult, load } from './support/load';
import { gateLine, machineFacts, median, table } from './support/machine';
import { runBenchmark, startNode, waitFor } from './support/processes';
import { buildInPlace, builtSite, embeddedDatabase, fill, startSite, temporaryFolder } from './support/site';

const ROUNDS = 3;
const SECONDS = 3;
const PAGES = ['/', '/ru/about'];

interface Target {
  name: string;
  url: string;
  /** Bytes of the page, and of what goes over the wire. */
  size: { raw: number; gzip: number };
  rounds: LoadResult[];
}

await runBenchmark(async () => {
  console.log(machineFacts());
  const build = await builtSite();
  const url = await embeddedDatabase();
  await (await fill(url)).$disconnect();
  const { origin } = await startSite(url);
  const targets: Target[] = [];
  for (const page of PAGES) targets.push(await target(`site ${page}`, `${origin}${page}`));
  targets.push(await target('bare Next.js page', `${await startFloor()}/`));
  for (const page of PAGES)
    targets.push(await target(`ready buffer of ${page}`, await startBuffer(`${origin}${page}`)));

  for (const { url: warm } of targets) await load(warm, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round in another order: what runs first on a busy machine differs.
    for (let n = 0; n < targets.length; n += 1) {
      const next = targets[(n + round) % targets.length];
      next?.rounds.push(await load(next.url, SECONDS));
    }
  }
  report(targets);
  console.log(`\n${machineFacts()}`);
  if ((await buildInPlace()) !== build) console.log('The build changed during the run: measure again.');
});

/** A server of the very bytes that the site answers. */
async function startBuffer(page: string): Promise<string> {
  const file = join(await temporaryFolder(), 'page.gz');
  await writeFile(file, (await packed(page)).body);
  const port = await freePort();
  startNode(['benchmarks/support/ready-buffer.mjs', file, String(port)]);
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url);
  return url;
}

async function target(name: string, url: string): Promise<Target> {
  // The second answer comes out of whatever the server keeps.
  await packed(url);
  const { status, encoding, body } = await packed(url);
  if (status !== 200 || encoding !== 'gzip')
    throw new Error(`${url}: ${status}, ${encoding ?? 'not packed'}`);
  return { name, url, size: { raw: gunzipSync(body).length, gzip: body.length }, rounds: [] };
}

/** As it goes over the wire: `fetch` would unpack it. */
function packed(url: string): Promise<{ status?: number; encoding?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { statusCode, headers } = answer;
          resolve({
            ...(statusCode !== undefined && { status: statusCode }),
            ...(headers['content-encoding'] && { encoding: headers['content-encoding'] }),
            body: Buffer.concat(chunks),
          });
        });
    });
    call.on('error', reject).end();
  });
}

function report(targets: Target[]): void {
  const rateOf = ({ rounds }: Target) => median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
  const find = (name: string) => targets.find((each) => each.name === name);
  const floor = find('bare Next.js page');
  console.log(
    `\n${generator}, ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s, medians, gzip accepted\n`,
  );
  const rows = targets.map((each) => [
    each.name,
    rateOf(each).toFixed(0),
    each.rounds.map(({ requestsPerSecond }) => requestsPerSecond.toFixed(0)).join(' / '),
    median(each.rounds.map(({ p50 }) => p50)).toFixed(2),
    median(each.rounds.map(({ p99 }) => p99)).toFixed(2),
    `${each.size.raw} / ${each.size.gzip}`,
  ]);
  console.log(table([['', 'requests/s', 'rounds', 'p50 ms', 'p99 ms', 'bytes raw / gzip'], ...rows]));
  console.log('');
  for (const page of PAGES) {
    const site = find(`site ${page}`);
    const ready = find(`ready buffer of ${page}`);
    if (!site || !ready || !floor) continue;
    console.log(gateLine(`${page} to the bare page`, rateOf(site) / rateOf(floor), 0.85, true));
    console.log(
      gateLine(`${page} to the bare page, out of the store`, rateOf(site) / rateOf(floor), 3, true),
    );
    console.log(gateLine(`${page} to the ready buffer`, rateOf(site) / rateOf(ready), 0.15, true));
  }
}
