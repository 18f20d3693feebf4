import { INPUT } from '../limits';
import { tooMuchJson } from '../site/json-bounds';
import type { MessageText } from './model';

/** More than the longest key has steps. */
const FILE_DEPTH = INPUT.translationKeyCharacters;

/** One text of a file. Without a value it says nothing; `problem` tells why the entry is invalid. */
export interface FileText {
  namespace: string;
  key: string;
  value?: string;
  problem?: FileProblem;
}

/** Why an entry of a file cannot be kept. */
export const FILE_PROBLEMS = [
  'not_a_text',
  'unusable_key',
  'unusable_value',
  'repeated',
  'text_and_group',
] as const;

export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** A file that cannot be read as a whole; its message may be read by anyone. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Groups of texts as JSON has them; maps, because the names are anybody's (security V-3). */
interface Group extends Map<string, string | Group> {}

/**
 * Texts in the shape of next-intl: `{ "nav": { "menu": { "open": "Open" } } }`, in the order given. A key that is the
 * name of a group as well keeps its dots, so that nothing is lost.
 */
export function writeJson(texts: readonly MessageText[]): string {
  const root: Group = new Map();
  const taken = new Set(texts.map(({ namespace, key }) => `${namespace}.${key}`));
  for (const { namespace, key, value } of texts) {
    const steps = key.split('.');
    const groups = steps.slice(1).map((_, index) => [namespace, ...steps.slice(0, index + 1)].join('.'));
    const isSplit = !groups.some((group) => taken.has(group));
    put(root, isSplit ? [namespace, ...steps] : [namespace, key], value);
  }
  return `${print(root, '')}\n`;
}

function put(root: Group, path: readonly string[], value: string): void {
  let group = root;
  for (const step of path.slice(0, -1)) {
    const next = group.get(step);
    const inner: Group = next instanceof Map ? next : new Map();
    group.set(step, inner);
    group = inner;
  }
  group.set(path.at(-1) ?? '', value);
}

/** By hand: an object would sort keys that are numbers, and take `__proto__` for something else. */
function print(group: Group, indent: string): string {
  const deeper = `${indent}  `;
  const lines = [...group].map(
    ([key, value]) =>
      `${deeper}${JSON.stringify(key)}: ${typeof value === 'string' ? JSON.stringify(value) : print(value, deeper)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * The texts of a file in the shape of next-intl, in its order.
 * @throws {UnreadableFile} when it is no JSON, or no object
 */
export function readJson(file: string): FileText[] {
  const root = parse(file);
  if (!isGroup(root)) throw new UnreadableFile('The file has to hold an object of namespaces.');
  return Object.entries(root).flatMap(([namespace, group]) =>
    isGroup(group)
      ? readGroup(namespace, group, [])
      : [{ namespace, key: '', problem: 'not_a_text' as const }],
  );
}

function parse(file: string): unknown {
  const fault = tooMuchJson(file, { depth: FILE_DEPTH, values: INPUT.translationFileTexts });
  if (fault) throw new UnreadableFile(`The file is too much: ${fault}.`);
  try {
    return JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableFile('The file is not valid JSON.');
  }
}

function readGroup(namespace: string, group: object, above: readonly string[]): FileText[] {
  return Object.entries(group).flatMap(([step, value]): FileText[] => {
    const path = [...above, step];
    if (isGroup(value)) return readGroup(namespace, value, path);
    const key = path.join('.');
    return [
      typeof value === 'string' ? { namespace, key, value } : { namespace, key, problem: 'not_a_text' },
    ];
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
