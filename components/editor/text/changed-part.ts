/** What makes one text of another: the characters from `start` to `end` become `insert`. Places are those of UTF-16. */
export interface ChangedPart {
  start: number;
  end: number;
  insert: string;
}

/** The smallest part of a text that differs from another one. It begins and ends between whole characters. */
export function changedPart(before: string, after: string): ChangedPart {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (isHigh(before, start - 1)) start -= 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (isLow(before, before.length - same)) same -= 1;
  return { start, end: before.length - same, insert: after.slice(start, after.length - same) };
}

/** The first half of a character that takes two places. */
const isHigh = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at));
/** The second half. */
const isLow = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));
