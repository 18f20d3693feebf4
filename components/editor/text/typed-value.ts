import { changedPart } from './changed-part';

/**
 * The text that was typed into a field which shows some of its spaces as no-break spaces: those that the field put there are
 * spaces, those that somebody typed stay.
 * @param typed what the field holds now
 * @param shown what it held before, as long as `value`
 * @param value the text that it showed
 */
export function typedValue(typed: string, shown: string, value: string): string {
  if (shown === value || shown.length !== value.length) return typed;
  const { start, end, insert } = changedPart(shown, typed);
  return value.slice(0, start) + insert + value.slice(end);
}
