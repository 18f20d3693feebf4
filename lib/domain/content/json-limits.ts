import { INPUT } from '../site/limits';
import { isRecord } from './json';

export interface ContentProblem {
  path: (string | number)[];
  message: string;
}

/** PostgreSQL holds neither NUL nor half a surrogate pair in JSON (security V-4). */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Cs}/u.test(text);
}

/** Names that reach a prototype where somebody forgets to look (security V-3). */
const FORBIDDEN_KEY = '__proto__';

function keyProblem(key: string): string | null {
  if (key === FORBIDDEN_KEY) return 'This key is not allowed';
  return isStorable(key) ? null : 'This key has a character that cannot be stored';
}

function valueProblem(value: unknown): string | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : 'This text has a character that cannot be stored';
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'This is not a JSON value';
  const isJson =
    value === null ||
    value === undefined ||
    typeof value === 'boolean' ||
    Array.isArray(value) ||
    isRecord(value);
  return isJson ? null : 'This is not a JSON value';
}

/** What no place of a stored document may hold: too deep nesting, NUL, lone surrogates, dangerous keys. */
export function jsonProblems(value: unknown, path: (string | number)[] = []): ContentProblem[] {
  // Stopping here also keeps this function itself from running out of stack.
  if (path.length > INPUT.jsonDepth)
    return [{ path, message: `This is nested more than ${INPUT.jsonDepth} deep` }];
  const own = valueProblem(value);
  if (own !== null) return [{ path, message: own }];
  if (Array.isArray(value)) return value.flatMap((entry, at) => jsonProblems(entry, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const message = keyProblem(key);
    return message === null ? jsonProblems(entry, [...path, key]) : [{ path: [...path, key], message }];
  });
}
