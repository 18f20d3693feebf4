import type { AttributeValue } from './model';

/** A number as it is stored and shown, so that what is typed stays what it looks like: no `007`, no `1e5`. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,9}[1-9])?$/;

/**
 * The value of a detail that was typed as words: a number where the detail has numbers and one was typed; null for nothing.
 * “c. 2019” in a detail of numbers stays words.
 * @param type the type of the attribute
 */
export function typedDetail(typed: string, type: string): AttributeValue {
  if (typed.trim() === '') return null;
  return type === 'number' && NUMBER.test(typed) ? Number(typed) : typed;
}
