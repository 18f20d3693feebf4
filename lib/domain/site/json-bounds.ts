interface Bounds {
  depth: number;
  values: number;
}

/**
 * Why a text is too large to be parsed as JSON, or null: a small text may need much memory. Scans no further than
 * the bounds; validity is left to the parser.
 */
export function tooMuchJson(text: string, bounds: Bounds): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === ',') values += 1;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
    } else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > bounds.depth) return `nested more than ${bounds.depth} levels deep`;
    if (values > bounds.values) return `more than ${bounds.values} values`;
  }
  return null;
}

/** Where the text in quotation marks ends that begins at a place; the end of all where it never does. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '"') return at;
    if (json[at] === '\\') at += 1;
  }
  return json.length;
}
