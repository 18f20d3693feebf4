import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../support/machine';

const FOLDER = 'benchmarks/visitor';
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-sync'];

export type Category = (typeof CATEGORIES)[number];

/** One visit as Lighthouse's simulated phone makes it: milliseconds, but for the shift of layout. */
export interface Visit {
  scores: Partial<Record<Category, number>>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<Category, { score: number | null }>>;
  audits: Record<string, { numericValue?: number }>;
}

/** Installs Lighthouse where it is missing: it is too heavy for the packages of the project. */
export function ensureLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Installing Lighthouse');
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed.\n${stdout}${stderr}`);
}

/**
 * One cold visit with the defaults of Lighthouse: its phone, its simulated network and processor. The three scores
 * that do not vary are asked for where `isWhole` says so. The report is kept where a folder is given.
 */
export async function visit(
  url: string,
  { chromium, isWhole, report }: { chromium: string; isWhole: boolean; report: string },
): Promise<Visit> {
  await mkdir(join(report, '..'), { recursive: true });
  await rm(report, { force: true });
  const chosen = isWhole ? CATEGORIES : (['performance'] as const);
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${chosen.join(',')}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const { runtimeError, categories, audits } = JSON.parse(await readFile(report, 'utf8')) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      chosen.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
  };
}

/** Each figure's own median. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (figure: (visit: Visit) => number | undefined) =>
    median(visits.map(figure).filter((value) => value !== undefined));
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name])])),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    speedIndex: of(({ speedIndex }) => speedIndex),
  };
}
