const NAME = /[\w-]/;
const SPACE = /\s/;

/** The attributes `name="value"` of a code in brackets, with or without quotes, by their names in lower case. */
export function attributesIn(code: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let from = 0;
  for (;;) {
    const equals = code.indexOf('=', from);
    if (equals === -1) return attributes;
    const name = nameBefore(code, equals, from);
    const { value, end } = valueAfter(code, equals + 1);
    if (name !== '') attributes.set(name.toLowerCase(), value);
    from = end;
  }
}

function nameBefore(code: string, equals: number, from: number): string {
  let end = equals;
  while (end > from && SPACE.test(code.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > from && NAME.test(code.charAt(start - 1))) start -= 1;
  return code.slice(start, end);
}

function valueAfter(code: string, from: number): { value: string; end: number } {
  let start = from;
  while (SPACE.test(code.charAt(start))) start += 1;
  const quote = code.charAt(start);
  const close = quote === '"' || quote === "'" ? code.indexOf(quote, start + 1) : -1;
  if (close !== -1) return { value: code.slice(start + 1, close), end: close + 1 };
  let end = start;
  while (end < code.length && !SPACE.test(code.charAt(end))) end += 1;
  return { value: code.slice(start, end).replace(/^["']|["']$/g, ''), end };
}
