import { posix } from 'node:path';

/** The sources of a project, by path from its root. */
export type Sources = ReadonlyMap<string, string>;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The path of our own file that an import means, or null for a package. */
export function ownTarget(path: string, specifier: string, sources: Sources): string | null {
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return null;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(path), specifier);
  const clean = posix.normalize(base);
  return ENDINGS.map((ending) => clean + ending).find((candidate) => sources.has(candidate)) ?? clean;
}
