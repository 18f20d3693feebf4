import { MAX_REPORTED_ERRORS } from '../errors';
import { isRecord } from '../json';
import { INPUT } from '../limits';

export interface ContentProblem {
  path: (string | number)[];
  message: string;
  /** Where a text is too long. */
  maximumCharacters?: number;
}

/** PostgreSQL holds neither NUL nor half a surrogate pair in JSON (security V-4). */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Cs}/u.test(text);
}

/** A key that reaches the prototype if it is assigned carelessly (security V-3). */
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

/**
 * Whatever no stored document may contain: too deep nesting, NUL, lone surrogates, dangerous keys. At most as many
 * as an answer reports.
 */
export function jsonProblems(value: unknown): ContentProblem[] {
  const found: ContentProblem[] = [];
  look(value, [], found);
  return found;
}

/** @param path of the value; copied only where there is something to tell of it */
function look(value: unknown, path: (string | number)[], found: ContentProblem[]): void {
  const tell = (message: string) => found.push({ path: [...path], message });
  if (found.length >= MAX_REPORTED_ERRORS) return;
  // Stopping here also keeps this function itself from running out of stack.
  if (path.length > INPUT.jsonDepth) {
    tell(`This is nested more than ${INPUT.jsonDepth} deep`);
    return;
  }
  const own = valueProblem(value);
  if (own !== null) {
    tell(own);
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) {
      path.push(at);
      look(entry, path, found);
      path.pop();
    }
    return;
  }
  if (!isRecord(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    const message = keyProblem(key);
    path.push(key);
    if (message === null) look(entry, path, found);
    else tell(message);
    path.pop();
  }
}
