import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scripts } from '@/tests/fuzz/action';
import { firstContent } from '@/tests/fuzz/commands';
import { type Counts, noCounts } from '@/tests/fuzz/person';
import { runScript } from '@/tests/fuzz/run-script';
import { ServerOfRuns } from '@/tests/fuzz/site-over-http';
import { isLong } from '@/tests/setup/shares.mjs';
import { type SeededSite, seededSite } from './support/seeded-site';

const RUNS = isLong ? 1000 : 10;
/** In one run of so many the server is killed; oftener where there are few. */
const KILLED_IN_ONE_OF = isLong ? 20 : 5;
/** The progress of a long run, so that an interrupted one continues from there. */
const PROGRESS = 'node_modules/.cache/together.json';

interface Progress {
  seed: number;
  done: number;
  counts: Counts & { written: number; acknowledged: number };
}

let site: SeededSite;
let server: ServerOfRuns;

beforeAll(async () => {
  site = await seededSite();
  server = new ServerOfRuns(site, await site.newDataDir());
});
afterAll(async () => {
  await server?.stop();
  await site?.drop();
});

function begin(): Progress {
  const fresh = { seed: 20_261_121, done: 0, counts: { ...noCounts(), written: 0, acknowledged: 0 } };
  if (!isLong) return fresh;
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8'));
  } catch {
    return { ...fresh, seed: Date.now() % 2 ** 30 };
  }
}

function keep(progress: Progress): void {
  if (!isLong) return;
  mkdirSync(dirname(PROGRESS), { recursive: true });
  writeFileSync(PROGRESS, JSON.stringify(progress));
}

describe('two or three people edit one page of a running site (docs/reference/saving-and-merging.md#merging)', () => {
  it('loses nothing that anybody has written, whatever the network and the server do', {
    timeout: isLong ? 14_400_000 : 240_000,
  }, async () => {
    const progress = begin();
    const { seed, counts } = progress;
    for (; progress.done < RUNS; progress.done += 1) {
      const n = progress.done;
      const hasKills = n % KILLED_IN_ONE_OF === KILLED_IN_ONE_OF >> 1;
      const [script] = fc.sample(scripts(hasKills), { seed: seed + n, numRuns: 1 });
      if (!script) throw new Error('There is no script.');
      const page = await server.newPage(`/together-${n}`, firstContent());
      const { lost, problems, counts: its, written, acknowledged } = await runScript(script, page);
      expect({ seed: seed + n, hasKills, lost, problems }).toMatchObject({ lost: [], problems: [] });
      expect(await gapsIn(`/together-${n}`)).toEqual([]);
      for (const name of Object.keys(its) as (keyof Counts)[]) counts[name] += its[name];
      counts.written += written;
      counts.acknowledged += acknowledged;
      keep({ ...progress, done: n + 1 });
    }
    process.stdout.write(`${RUNS} runs from seed ${seed}, 0 lost: ${JSON.stringify(counts)}\n`);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    rmSync(PROGRESS, { force: true });
  });
});

/** Versions without a revision: each save must leave one. */
async function gapsIn(path: string): Promise<number[]> {
  const { version, revisions } = await site.db.pageTranslation.findFirstOrThrow({
    where: { page: { path } },
    select: { version: true, revisions: { select: { version: true } } },
  });
  const kept = new Set(revisions.map((revision) => revision.version));
  // The first version was created with the page, without a save.
  return Array.from({ length: version }, (_, at) => at + 1).filter((each) => each > 1 && !kept.has(each));
}
