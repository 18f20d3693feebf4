/**
 * The text that was typed into a field which shows some of its spaces as no-break spaces: those that the field put there are
 * spaces, those that somebody typed stay.
 * @param typed what the field holds now
 * @param shown what it held before, as long as `value`
 * @param value the text that it showed
 */
export function typedValue(typed: string, shown: string, value: string): string {
  if (shown === value || shown.length !== value.length) return typed;
  const shorter = Math.min(typed.length, shown.length);
  let start = 0;
  while (start < shorter && typed[start] === shown[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === shown.at(-1 - end)) end += 1;
  return value.slice(0, start) + typed.slice(start, typed.length - end) + value.slice(value.length - end);
}
