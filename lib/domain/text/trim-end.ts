/**
 * A text without the trailing characters that a single-character pattern matches: scanned from the end, so linear.
 */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
