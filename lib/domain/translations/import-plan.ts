import type { FileProblem, FileText } from './exchange-json';
import { checkMessage, type MessageProblemCode } from './message-check';
import type { OwnText } from './own-text';
import { placeOf } from './place';

export interface ImportedText {
  namespace: string;
  key: string;
  /** The present text; null if there is none. */
  before: string | null;
  value: string;
}

export interface InvalidText {
  namespace: string;
  key: string;
  problems: (FileProblem | MessageProblemCode)[];
  /** False for what cannot be stored at all. What pages cannot read is kept: a person is to put it right. */
  isKept: boolean;
}

export interface ImportPlan {
  /** How many texts are new, how many change, and how many stay as they are. */
  added: number;
  changed: number;
  same: number;
  invalid: InvalidText[];
  /** New and changed texts. */
  entries: ImportedText[];
}

/**
 * What a file would change in a language. Texts that it does not name stay; an empty text never takes the place of one
 * that says something.
 * @param own the language's texts by place
 * @param sourceOf the default language's text of a place; null where there is none to compare with
 */
export function planImport(
  given: readonly FileText[],
  own: ReadonlyMap<string, OwnText>,
  sourceOf: (place: string) => string | null,
  tag: string,
): ImportPlan {
  const plan: ImportPlan = { added: 0, changed: 0, same: 0, invalid: [], entries: [] };
  const seen = new Set<string>();
  const groups = new Set([...own.keys()].flatMap(groupsOf));
  for (const { namespace, key, value, problem } of given) {
    const place = placeOf({ namespace, key });
    const refused = problem ?? problemOfPlace(place, own, seen, groups);
    if (refused) plan.invalid.push({ namespace, key, problems: [refused], isKept: false });
    if (refused || value === undefined) continue;
    seen.add(place);
    for (const group of groupsOf(place)) groups.add(group);
    const problems = checkMessage(value, sourceOf(place), tag).map(({ code }) => code);
    // An empty text is missing, not wrong.
    if (value !== '' && problems.length > 0) plan.invalid.push({ namespace, key, problems, isKept: true });
    planEntry(plan, { namespace, key, before: own.get(place)?.value ?? null, value });
  }
  return plan;
}

/**
 * Why a text is not possible at a place: the file has it twice, or the place is both a text and a group.
 * @param groups the places above every text
 */
function problemOfPlace(
  place: string,
  own: ReadonlyMap<string, OwnText>,
  seen: ReadonlySet<string>,
  groups: ReadonlySet<string>,
): FileProblem | undefined {
  if (seen.has(place)) return 'repeated';
  const isInTheWay = groups.has(place) || groupsOf(place).some((group) => own.has(group) || seen.has(group));
  return isInTheWay && !own.has(place) ? 'text_and_group' : undefined;
}

function planEntry(plan: ImportPlan, entry: ImportedText): void {
  const { before, value } = entry;
  if (before === value || (value === '' && before !== null)) {
    plan.same += 1;
    return;
  }
  plan.entries.push(entry);
  if (before === null) plan.added += 1;
  else plan.changed += 1;
}

/** The places above one, which are groups and can hold no text. */
function groupsOf(place: string): string[] {
  const steps = place.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}
