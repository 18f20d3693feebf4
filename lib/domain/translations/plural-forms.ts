/**
 * The forms that a language needs are found by trying whole numbers up to here; a missing form for round millions
 * is no mistake.
 */
const COUNTED = 200;

/** The whole numbers of each form, by language and kind. */
const known = new Map<string, Map<string, number[]>>();

function numbersByForm(tag: string, type: Intl.PluralRuleType): Map<string, number[]> {
  const name = `${type} ${tag}`;
  const before = known.get(name);
  if (before) return before;
  const rules = new Intl.PluralRules(tag, { type });
  const forms = new Map<string, number[]>();
  for (let number = 0; number <= COUNTED; number += 1) {
    const form = rules.select(number);
    const numbers = forms.get(form);
    if (numbers) numbers.push(number);
    else forms.set(form, [number]);
  }
  known.set(name, forms);
  return forms;
}

/**
 * The plural forms of a language that a choice leaves out: one, few and many of Russian, zero to many of Arabic. A form
 * of few numbers is there too where each of them has words of its own (`=1`).
 * @param chosen what the choice tells apart: forms, and numbers as `=0`
 */
export function missingPluralForms(
  tag: string,
  type: Intl.PluralRuleType,
  chosen: readonly string[],
): string[] {
  const given = new Set(chosen);
  return [...numbersByForm(tag, type)]
    .filter(([form, numbers]) => !given.has(form) && !numbers.every((number) => given.has(`=${number}`)))
    .map(([form]) => form);
}
