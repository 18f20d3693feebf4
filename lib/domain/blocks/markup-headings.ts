import type { BlockHeading } from './answers';

const HEADING = /<(\/?)h([2-6])(?:\s[^<>]*)?>/gi;

/** The headings of sanitised markup, in their order. */
export function headingsOf(html: string): BlockHeading[] {
  const found: BlockHeading[] = [];
  let open: { level: number; from: number } | null = null;
  for (const { 0: tag, 1: end, 2: digit, index } of html.matchAll(HEADING)) {
    const level = Number(digit);
    if (end === '') open ??= { level, from: index + tag.length };
    else if (open?.level === level) {
      found.push({ level, words: html.slice(open.from, index) });
      open = null;
    }
  }
  return found;
}
