import { validateNewPagePath } from '@/lib/domain/addresses/paths';
import { slugOf } from '@/lib/domain/content/attribute-names';

/** The path of a page below another one. */
export function pathBelow(parentPath: string, segment: string): string {
  return `${parentPath === '/' ? '' : parentPath}/${segment}`;
}

/** A path segment out of a title: what paths may hold of it. */
export function segmentOf(title: string): string {
  return title.trim() === '' ? '' : slugOf(title).replaceAll('_', '-').replaceAll(/-{2,}/g, '-').slice(0, 64);
}

const PROBLEMS = {
  malformed: 'pathMalformed',
  'look-alike': 'pathLookAlike',
  reserved: 'pathReserved',
} as const;

/** What is wrong with a path that somebody typed: a key of the texts, or null. */
export function pathProblem(path: string): (typeof PROBLEMS)[keyof typeof PROBLEMS] | null {
  const validated = validateNewPagePath(path);
  if (validated.ok) return path === '/' ? 'pathReserved' : null;
  return PROBLEMS[validated.reason];
}
