import { CONTACT } from './limits';

/** Turns of direction, by which a name could be shown as another than it is. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const LOCAL = "[\\p{L}\\p{N}\\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** One line of text: space of any kind becomes one space, so that no line can be smuggled in after it. */
export function cleanLine(text: string): string {
  return text.replace(DIRECTION, '').replace(/\s+/gu, ' ').replace(CONTROLS, '').trim();
}

/** Normalises a text of several lines: one kind of line break, without invisible characters. */
export function cleanLines(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(CONTROLS, '').trim();
}

/** Whether an answer could be sent there: one address, of any script, on a named host. */
export function isEmailAddress(text: string): boolean {
  return text.length <= CONTACT.emailCharacters && EMAIL.test(text);
}
