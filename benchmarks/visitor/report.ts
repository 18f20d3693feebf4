import { table } from '../support/machine';
import type { Correctness } from './correctness';
import type { FirstLoad } from './first-load';
import type { Category, Visit } from './lighthouse';

export interface Measured {
  route: string;
  hasGallery: boolean;
  visit: Visit;
  load: FirstLoad;
  correctness: Correctness;
}

export interface Floor {
  visit: Visit;
  load: FirstLoad;
}

const KB = 1024;
const BUDGET_KB = { plain: 12, gallery: 30 };
const SCORES: Record<Category, [short: string, least: number]> = {
  performance: ['perf', 98],
  accessibility: ['a11y', 100],
  'best-practices': ['best', 100],
  seo: ['SEO', 100],
};

const ms = (value: number) => value.toFixed(0);
const kb = (bytes: number) => (bytes / KB).toFixed(1);
const signed = (text: string) => (text.startsWith('-') ? text : `+${text}`);

/** The gates of a page by name, each with whether it is met. */
function gates({ hasGallery, visit, load, correctness }: Measured, floor: Floor): [string, boolean][] {
  const budget = hasGallery ? BUDGET_KB.gallery : BUDGET_KB.plain;
  return [
    ...Object.entries(SCORES).map(([name, [short, least]]): [string, boolean] => [
      short,
      (visit.scores[name as Category] ?? 0) >= least,
    ]),
    ['LCP', visit.lcp <= 1.3 * floor.visit.lcp],
    ['TBT', visit.tbt - floor.visit.tbt <= 20],
    ['CLS', visit.cls < 0.01],
    ['JS', load.scriptBytes - floor.load.scriptBytes <= budget * KB],
    ['API', load.apiCalls.length === 0],
    ['cookies', load.cookies.length === 0],
    ['3rd', load.thirdParties.length === 0],
    ['console', load.troubles.length === 0],
    ['axe', correctness.axe.length === 0],
    ['html', correctness.html.length === 0],
  ];
}

const HEAD = [
  '',
  ...Object.values(SCORES).map(([short]) => short),
  'FCP',
  'LCP',
  '× bare',
  'TBT',
  '− bare',
  'CLS',
  'SI',
  'JS KB',
  'over bare',
  'files',
  'all KB',
  'API',
  'cookies',
  '3rd',
  'console',
  'axe',
  'html',
  'gates missed',
];

function timings({ scores, fcp, lcp, tbt, cls, speedIndex }: Visit, floor: Visit): string[] {
  return [
    ...(Object.keys(SCORES) as Category[]).map((name) => ms(scores[name] ?? Number.NaN)),
    ms(fcp),
    ms(lcp),
    (lcp / floor.lcp).toFixed(2),
    ms(tbt),
    signed(ms(tbt - floor.tbt)),
    cls.toFixed(3),
    ms(speedIndex),
  ];
}

const weights = (load: FirstLoad, floor: FirstLoad) => [
  kb(load.scriptBytes),
  signed(kb(load.scriptBytes - floor.scriptBytes)),
  String(load.scripts),
  kb(load.wireBytes),
];

/** Everything in one table, with the gates that each page misses in its last column. */
export function report(pages: readonly Measured[], floor: Floor): string {
  const rows = pages.map((page) => {
    const { load, correctness } = page;
    const counts = [load.apiCalls, load.cookies, load.thirdParties, load.troubles];
    const missed = gates(page, floor).flatMap(([name, isMet]) => (isMet ? [] : [name]));
    return [
      page.route,
      ...timings(page.visit, floor.visit),
      ...weights(load, floor.load),
      ...[...counts, correctness.axe, correctness.html].map(({ length }) => String(length)),
      missed.length === 0 ? 'none' : missed.join(' '),
    ];
  });
  const bare = [
    'bare Next.js page',
    ...timings(floor.visit, floor.visit),
    ...weights(floor.load, floor.load),
    ...Array.from({ length: 7 }, () => ''),
  ];
  return table([HEAD, ...rows, bare]);
}

/** The details behind the counts of the table, one per line. */
export function findings(pages: readonly Measured[]): string[] {
  return pages.flatMap(({ route, load, correctness }) => [
    ...load.apiCalls.map((url) => `${route} calls ${url}`),
    ...load.cookies.map((name) => `${route} sets the cookie ${name}`),
    ...load.thirdParties.map((url) => `${route} asks ${url}`),
    ...load.troubles.map((text) => `${route} ${text}`),
    ...correctness.axe,
    ...correctness.html,
  ]);
}
