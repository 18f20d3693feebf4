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

/** What stands beside the site: pages that show as much with less. */
export interface Rival {
  name: string;
  visit: Visit;
  load: FirstLoad;
}

export interface Rivals {
  bareHtml: Rival;
  bareNext: Rival;
  /** By route: the same pictures. */
  astro: ReadonlyMap<string, Rival>;
}

const KB = 1024;
const BUDGET_KB = { plain: 10, gallery: 16 };
/** What a first round trip carries. */
const DOCUMENT_KB = 14;
const LCP_MS = 1400;
const SCORES: Record<Category, [short: string, least: number]> = {
  performance: ['perf', 99],
  accessibility: ['a11y', 100],
  'best-practices': ['best', 100],
  seo: ['SEO', 100],
};

const ms = (value: number) => value.toFixed(0);
const kb = (bytes: number) => (bytes / KB).toFixed(1);

/** The gates of a page by name, each with whether it is met. */
function gates(
  { route, hasGallery, visit, load, correctness }: Measured,
  rivals: Rivals,
): [string, boolean][] {
  const budget = hasGallery ? BUDGET_KB.gallery : BUDGET_KB.plain;
  // Where the bare page does not reach it, the machine is too busy for anybody.
  const isCalm = rivals.bareHtml.visit.scores.performance === 100;
  const astro = rivals.astro.get(route)?.visit.lcp ?? Number.NaN;
  return [
    ...Object.entries(SCORES).map(([name, [short, least]]): [string, boolean] => [
      short,
      (name === 'performance' && !isCalm) || (visit.scores[name as Category] ?? 0) >= least,
    ]),
    ['LCP', visit.lcp < LCP_MS],
    ['LCP of Astro', visit.lcp <= astro],
    ['TBT', visit.tbt <= 20],
    ['CLS', visit.cls < 0.01],
    ['JS', load.scriptBytes <= budget * KB],
    ['document', load.documentBytes < DOCUMENT_KB * KB],
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
  '× Astro',
  'TBT',
  'CLS',
  'SI',
  'JS KB',
  'files',
  'document KB',
  'all KB',
  'API',
  'cookies',
  '3rd',
  'console',
  'axe',
  'html',
  'gates missed',
];

function timings({ scores, fcp, lcp, tbt, cls, speedIndex }: Visit, astro?: Visit): string[] {
  return [
    ...(Object.keys(SCORES) as Category[]).map((name) => ms(scores[name] ?? Number.NaN)),
    ms(fcp),
    ms(lcp),
    astro ? (lcp / astro.lcp).toFixed(2) : '',
    ms(tbt),
    cls.toFixed(3),
    ms(speedIndex),
  ];
}

const weights = ({ scriptBytes, scripts, documentBytes, wireBytes }: FirstLoad) => [
  kb(scriptBytes),
  String(scripts),
  kb(documentBytes),
  kb(wireBytes),
];

/** Everything in one table, with the gates that each page misses in its last column. */
export function report(pages: readonly Measured[], rivals: Rivals): string {
  const rows = pages.map((page) => {
    const { load, correctness } = page;
    const counts = [load.apiCalls, load.cookies, load.thirdParties, load.troubles];
    const missed = gates(page, rivals).flatMap(([name, isMet]) => (isMet ? [] : [name]));
    return [
      page.route,
      ...timings(page.visit, rivals.astro.get(page.route)?.visit),
      ...weights(load),
      ...[...counts, correctness.axe, correctness.html].map(({ length }) => String(length)),
      missed.length === 0 ? 'none' : missed.join(', '),
    ];
  });
  const others = [...rivals.astro.values(), rivals.bareHtml, rivals.bareNext].map(({ name, visit, load }) => [
    name,
    ...timings(visit),
    ...weights(load),
    ...Array.from({ length: 7 }, () => ''),
  ]);
  return table([HEAD, ...rows, ...others]);
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
