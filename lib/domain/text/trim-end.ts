/** A text without the signs at its end that a pattern for one sign finds: read from the end, so each is looked at once. */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
