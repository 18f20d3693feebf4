import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '@/tests/setup/shares.mjs';
import { type Case, casesOf } from './cases';
import { judge } from './judge';
import { mutated } from './mutate';
import { readSamples, type Samples } from './samples';

/** `npm test` tries the same cases everywhere, `npm run test:long` new ones for ten minutes. */
const MINUTES = 10;
const CASES = isLong ? Number.POSITIVE_INFINITY : 75;
/** One case alone, as a failure has named it. */
const requested = process.env.FUZZ_SEED;
const FIRST_SEED = isLong ? Date.now() : 20_261_120;

let samples: Samples;
let folder: string;
beforeAll(async () => {
  samples = await readSamples(isLong);
  folder = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  'whatever is done to a file, looking into it ends soon and with facts or a reason (decision 35)',
  async () => {
    const found: string[] = [];
    const counts = { runs: 0, taken: 0, worstMs: 0 };
    const until = performance.now() + MINUTES * 60_000;
    const isOver = () => counts.runs >= (requested ? 1 : CASES) || performance.now() > until;
    for (let seed = Number(requested ?? FIRST_SEED); !isOver(); seed += 1) {
      const { faults, isTaken, milliseconds, reported } = await tried(seed);
      found.push(
        ...faults.map(
          (fault) => `${isLong ? 'PROPERTIES=long ' : ''}FUZZ_SEED=${seed} ${reported}\n${fault}`,
        ),
      );
      counts.runs += 1;
      counts.taken += Number(isTaken);
      counts.worstMs = Math.max(counts.worstMs, Math.round(milliseconds));
    }
    if (isLong) process.stdout.write(`Files that were examined: ${JSON.stringify(counts)}\n`);
    expect(found).toEqual([]);
    // A fuzz whose files are all refused looks at nothing.
    if (!requested) expect(counts.taken).toBeGreaterThan(counts.runs / 20);
  },
  (MINUTES + 2) * 60_000,
);

async function tried(seed: number) {
  const [made] = fc.sample(casesOf(samples.kinds), { seed, numRuns: 1 });
  if (!made) throw new Error('There is no case.');
  const own = await mkdtemp(path.join(folder, 'case-'));
  const judged = await judge(path.join(own, 'file'), mutated(made, samples.bytes));
  await rm(own, { recursive: true });
  return { ...judged, reported: tell(made) };
}

const tell = ({ file, mutations }: Case) =>
  `${file} ${JSON.stringify(mutations, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))}`;
