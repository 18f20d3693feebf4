import { validateNewPagePath } from '@/lib/domain/addresses/paths';

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
