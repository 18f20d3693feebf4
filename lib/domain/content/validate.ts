import type * as z from 'zod';
import { isBlockKind } from '../blocks';
import { anyBlockSchema, blockSchema, contentSchema, sectionSchema } from './content-schema';
import { canonicalJson, isRecord, ownValue, sameJson } from './json';
import { type ContentProblem, jsonProblems } from './json-limits';
import type { PageContent } from './model';

export interface ContentError {
  /** Dotted, from the content on: `sections.0.blocks.2.props.url`. */
  path: string;
  message: string;
  /** How many characters fit there, where a text is too long. */
  maximumCharacters?: number;
}

type Path = (string | number)[];

function problemsOf(schema: z.ZodType, value: unknown, at: Path): ContentProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
    if (issue.code === 'too_big' && issue.origin === 'string') {
      const maximumCharacters = Number(issue.maximum);
      return [
        { path, message: `This text is longer than ${maximumCharacters} characters`, maximumCharacters },
      ];
    }
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({ path: [...path, key], message: 'Unknown key' }));
  });
}

function blockProblems(block: unknown, at: Path): ContentProblem[] {
  const component = ownValue(block, 'component');
  if (isBlockKind(component)) {
    return problemsOf(blockSchema(component), block, at);
  }
  const problems = problemsOf(anyBlockSchema, block, at);
  return problems.length > 0 ? problems : [{ path: [...at, 'component'], message: 'Unknown kind of block' }];
}

function listOf(value: unknown, key: string): unknown[] {
  const list = ownValue(value, key);
  return Array.isArray(list) ? list : [];
}

/** Ids of sections and blocks are unique in a page (security D-6). */
function twinProblems(content: unknown): ContentProblem[] {
  const seen = new Set<unknown>();
  const problems: ContentProblem[] = [];
  const note = (entry: unknown, path: Path) => {
    const entryId = ownValue(entry, 'id');
    if (typeof entryId !== 'string') return;
    if (seen.has(entryId)) problems.push({ path: [...path, 'id'], message: 'This id is used twice' });
    seen.add(entryId);
  };
  listOf(content, 'sections').forEach((section, at) => {
    note(section, ['sections', at]);
    listOf(section, 'blocks').forEach((block, place) => {
      note(block, ['sections', at, 'blocks', place]);
    });
  });
  return problems;
}

/** The blocks of content by their ids, the first of each. */
function blocksOf(content: unknown): Map<unknown, unknown> {
  const blocks = listOf(content, 'sections').flatMap((section) => listOf(section, 'blocks'));
  return new Map(blocks.reverse().map((block) => [ownValue(block, 'id'), block]));
}

/** @param known blocks that need not be looked into where they stand as they are here */
function problemsOfContent(content: unknown, known = new Map<unknown, unknown>()): ContentProblem[] {
  const shape = problemsOf(contentSchema, content, []);
  // A list that is too long is not looked into: its one problem says enough.
  if (shape.some(({ path }) => path[0] === 'sections')) return shape;
  const parts = listOf(content, 'sections').flatMap((section, at) => {
    const path: Path = ['sections', at];
    const own = problemsOf(sectionSchema, section, path);
    if (own.some((problem) => problem.path[2] === 'blocks')) return own;
    const blocks = listOf(section, 'blocks').flatMap((block, place) =>
      sameJson(known.get(ownValue(block, 'id')), block)
        ? []
        : blockProblems(block, [...path, 'blocks', place]),
    );
    return [...own, ...blocks];
  });
  return [...shape, ...parts, ...twinProblems(content)];
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce(
    (value: unknown, step) =>
      Array.isArray(value) && typeof step === 'number' ? value[step] : ownValue(value, String(step)),
    content,
  );
}

/** The same for the same problem with the same value, wherever in the lists it stands. */
function signature(content: unknown, { path, message }: ContentProblem): string {
  const place = path.map((step) => (typeof step === 'number' ? 0 : step));
  return JSON.stringify([place, message, canonicalJson(valueAt(content, path))]);
}

/** Names the block and the property (decision 17), so that a person finds what to mend. */
function toError(content: unknown, { path, message, ...more }: ContentProblem): ContentError {
  const block = path[2] === 'blocks' && path.length > 4 ? valueAt(content, path.slice(0, 4)) : undefined;
  const subject = isRecord(block)
    ? `${String(ownValue(block, 'component'))} ${String(ownValue(block, 'id'))}, ${path.slice(4).join('.')}: `
    : '';
  return { path: path.join('.'), message: subject + message, ...more };
}

/** What content breaks beyond what is known already. */
function newProblems(content: unknown, known: readonly (PageContent | undefined)[]): ContentProblem[] {
  // Of a long page one block has changed, and the others are what they were.
  const problems = problemsOfContent(content, blocksOf(known[0]));
  if (problems.length === 0) return [];
  const signatures = new Set(
    known.flatMap((stored) =>
      stored ? problemsOfContent(stored).map((each) => signature(stored, each)) : [],
    ),
  );
  return problems.filter((problem) => !signatures.has(signature(content, problem)));
}

/**
 * Everything that keeps content from being saved, each with its place; an empty list when it may be (security V-1 to V-4,
 * D-6; decision 17). What `stored` already holds is no reason to refuse: unknown kinds and keys, and values of an
 * earlier release, may go back as they came, but nothing new of that sort gets in.
 * @param earlier what has been stored before, and may come back
 */
export function validateContent(
  content: unknown,
  stored?: PageContent,
  earlier: readonly PageContent[] = [],
): ContentError[] {
  // What the database cannot hold is refused before anything looks further, and always.
  const unstorable = jsonProblems(content);
  const problems = unstorable.length > 0 ? unstorable : newProblems(content, [stored, ...earlier]);
  return problems.map((problem) => toError(content, problem));
}

/**
 * What the text of an earlier state must hold, one of these at least, to be a reason to take what is refused here: names of
 * kinds and of keys, as JSON writes them.
 */
export function wordsOfRefused(content: unknown, stored?: PageContent): string[] {
  if (jsonProblems(content).length > 0) return [];
  const words = newProblems(content, [stored]).map(({ path }) => {
    const key = path.findLast((step) => typeof step === 'string');
    return JSON.stringify(key === 'component' ? valueAt(content, path) : key);
  });
  return [...new Set(words)].filter((word) => word !== undefined);
}
