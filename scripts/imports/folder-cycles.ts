import { ownTarget, type Sources } from './own-target';
import { readImports } from './read-imports';
import { ringOf } from './rings';

/** From one sibling to another (folders, or files beside them), with one import as the proof. */
type Steps = Map<string, Map<string, string>>;

/**
 * Finds folders of the product that lie side by side and import each other in a cycle, directly or through others: a sentence for
 * each cycle, with one import for every step of it. Imports of types count, too, and a file beside a folder is taken as one.
 */
export function folderCycles(sources: Sources): string[] {
  const steps = stepsBetween(sources);
  const reported = new Set<string>();
  return [...steps.keys()].flatMap((start) => {
    const cycle = reported.has(start) ? null : shortestCycle(steps, start);
    if (!cycle) return [];
    for (const place of cycle) reported.add(place);
    const proofs = cycle.map((place, at) => steps.get(place)?.get(cycle[at + 1] ?? start));
    return [`${[...cycle, start].join(' → ')} is a cycle: ${proofs.join(', ')}`];
  });
}

/**
 * Scripts are the one part of the workshop that the product runs with. A site's own kinds of blocks are built on the product,
 * and registered in one place for all of its layers: they are left out.
 */
function isProduct(path: string): boolean {
  const isTest = /\.(test|arbitrary)\.tsx?$/.test(path);
  if (path.startsWith('own-blocks/')) return false;
  return !isTest && (path.startsWith('scripts/') || ringOf(path)?.name !== 'workshop');
}

function stepsBetween(sources: Sources): Steps {
  const steps: Steps = new Map();
  const product = [...sources.keys()].filter(isProduct);
  for (const [path, target] of product.flatMap((path) => ownImports(path, sources))) {
    const [from, to] = placesOf(path, target);
    if (from === to) continue;
    const next = steps.get(from) ?? new Map<string, string>();
    if (!next.has(to)) next.set(to, `${path} imports ${target}`);
    steps.set(from, next);
  }
  return steps;
}

/** A file with each file of ours that it imports. */
function ownImports(path: string, sources: Sources): [string, string][] {
  return readImports(path, sources.get(path) ?? '').flatMap(({ specifier }): [string, string][] => {
    const target = ownTarget(path, specifier, sources);
    return target !== null && sources.has(target) ? [[path, target]] : [];
  });
}

/** The two siblings, below the innermost common folder, that hold the files. */
function placesOf(path: string, target: string): [string, string] {
  const [here, there] = [path.split('/'), target.split('/')];
  const shared = here.findIndex((name, at) => name !== there[at]);
  return [here.slice(0, shared + 1).join('/'), there.slice(0, shared + 1).join('/')];
}

/** The shortest cycle through a place, beginning with it; null if there is none. */
function shortestCycle(steps: Steps, start: string): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of steps.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
