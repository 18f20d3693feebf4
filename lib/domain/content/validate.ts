import type * as z from 'zod';
import { isBlockKind } from '../blocks';
import { MAX_REPORTED_ERRORS } from '../errors';
import { canonicalJson, isRecord, ownValue, sameJson } from '../json';
import { anyBlockSchema, blockSchema, contentSchema, sectionSchema } from './content-schema';
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

/** How many names are searched for in earlier revisions. */
const WORDS = 100;

/** A generator, so that content full of problems is not searched to its end. */
type Problems = Generator<ContentProblem, void, undefined>;

function* problemsOf(schema: z.ZodType, value: unknown, at: Path): Problems {
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    const path = [...at, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
    if (issue.code === 'too_big' && issue.origin === 'string') {
      const maximumCharacters = Number(issue.maximum);
      const message = `This text is longer than ${maximumCharacters} characters`;
      yield { path, message, maximumCharacters };
    } else if (issue.code !== 'unrecognized_keys') yield { path, message: issue.message };
    else for (const key of issue.keys) yield { path: [...path, key], message: 'Unknown key' };
  }
}

function* blockProblems(block: unknown, at: Path): Problems {
  const component = ownValue(block, 'component');
  if (isBlockKind(component)) return yield* problemsOf(blockSchema(component), block, at);
  let isSound = true;
  for (const problem of problemsOf(anyBlockSchema, block, at)) {
    isSound = false;
    yield problem;
  }
  if (isSound) yield { path: [...at, 'component'], message: 'Unknown kind of block' };
}

function listOf(value: unknown, key: string): unknown[] {
  const list = ownValue(value, key);
  return Array.isArray(list) ? list : [];
}

/** Ids of sections and blocks are unique in a page (security D-6). */
function* twinProblems(content: unknown): Problems {
  const seen = new Set<unknown>();
  function* note(entry: unknown, path: Path): Problems {
    const entryId = ownValue(entry, 'id');
    if (typeof entryId !== 'string') return;
    if (seen.has(entryId)) yield { path: [...path, 'id'], message: 'This id is used twice' };
    seen.add(entryId);
  }
  for (const [at, section] of listOf(content, 'sections').entries()) {
    yield* note(section, ['sections', at]);
    for (const [place, block] of listOf(section, 'blocks').entries())
      yield* note(block, ['sections', at, 'blocks', place]);
  }
}

/** The blocks of content by their ids, the first of each. */
function blocksOf(content: unknown): Map<unknown, unknown> {
  const blocks = listOf(content, 'sections').flatMap((section) => listOf(section, 'blocks'));
  return new Map(blocks.reverse().map((block) => [ownValue(block, 'id'), block]));
}

/** @param known blocks that need no check if they are unchanged */
function* problemsOfContent(content: unknown, known = new Map<unknown, unknown>()): Problems {
  // The items of a list that is too long are not checked: one problem is enough.
  let isLookedInto = true;
  for (const problem of problemsOf(contentSchema, content, [])) {
    isLookedInto &&= problem.path[0] !== 'sections';
    yield problem;
  }
  if (!isLookedInto) return;
  for (const [at, section] of listOf(content, 'sections').entries())
    yield* sectionProblems(section, ['sections', at], known);
  yield* twinProblems(content);
}

function* sectionProblems(section: unknown, path: Path, known: Map<unknown, unknown>): Problems {
  let isLookedInto = true;
  for (const problem of problemsOf(sectionSchema, section, path)) {
    isLookedInto &&= problem.path[2] !== 'blocks';
    yield problem;
  }
  if (!isLookedInto) return;
  for (const [place, block] of listOf(section, 'blocks').entries()) {
    if (!sameJson(known.get(ownValue(block, 'id')), block))
      yield* blockProblems(block, [...path, 'blocks', place]);
  }
}

function valueAt(content: unknown, path: Path): unknown {
  return path.reduce(
    (value: unknown, step) =>
      Array.isArray(value) && typeof step === 'number' ? value[step] : ownValue(value, String(step)),
    content,
  );
}

/** Equal for the same problem with the same value, at whatever position in a list. */
function signature(content: unknown, { path, message }: ContentProblem): string {
  const place = path.map((step) => (typeof step === 'number' ? 0 : step));
  return JSON.stringify([place, message, canonicalJson(valueAt(content, path))]);
}

/** Names the block and the property, so that a person finds what to mend. */
function toError(content: unknown, { path, message, ...more }: ContentProblem): ContentError {
  const block = path[2] === 'blocks' && path.length > 4 ? valueAt(content, path.slice(0, 4)) : undefined;
  const subject = isRecord(block)
    ? `${String(ownValue(block, 'component'))} ${String(ownValue(block, 'id'))}, ${path.slice(4).join('.')}: `
    : '';
  return { path: path.join('.'), message: subject + message, ...more };
}

/** The problems that the stored content does not already have. */
function* newProblems(content: unknown, known: readonly (PageContent | undefined)[]): Problems {
  let signatures: Set<string> | undefined;
  // On a long page one block has changed; the others need no new check.
  for (const problem of problemsOfContent(content, blocksOf(known[0]))) {
    signatures ??= new Set(known.flatMap(signaturesOf));
    if (!signatures.has(signature(content, problem))) yield problem;
  }
}

function signaturesOf(stored: PageContent | undefined): string[] {
  return stored ? [...problemsOfContent(stored)].map((each) => signature(stored, each)) : [];
}

/**
 * What keeps content from being saved, each with its place, as many as an answer tells; an empty list when it may be
 * (security V-1 to V-4, D-6). What `stored` already holds is no reason to refuse: unknown kinds and keys, and values of an
 * earlier release, may go back as they came, but nothing new of that sort gets in.
 * @param earlier what has been stored before, and may come back
 */
export function validateContent(
  content: unknown,
  stored?: PageContent,
  earlier: readonly PageContent[] = [],
): ContentError[] {
  // What the database cannot store is refused first, and always.
  const unstorable = jsonProblems(content);
  const problems = unstorable.length > 0 ? unstorable : newProblems(content, [stored, ...earlier]);
  const errors: ContentError[] = [];
  for (const problem of problems) {
    errors.push(toError(content, problem));
    if (errors.length === MAX_REPORTED_ERRORS) break;
  }
  return errors;
}

/**
 * What the text of an earlier state must hold, one of these at least, to be a reason to take what is refused here: names of
 * kinds and of keys, as JSON writes them.
 */
export function wordsOfRefused(content: unknown, stored?: PageContent): string[] {
  if (jsonProblems(content).length > 0) return [];
  const words = new Set<string>();
  for (const { path } of newProblems(content, [stored])) {
    const key = path.findLast((step) => typeof step === 'string');
    const word: string | undefined = JSON.stringify(key === 'component' ? valueAt(content, path) : key);
    if (word !== undefined) words.add(word);
    if (words.size === WORDS) break;
  }
  return [...words];
}
