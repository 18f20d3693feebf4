import 'server-only';

const CODE_TAG = /<(\/?)(script|style)\b([^<>]*)>/gi;

export interface CodeElement {
  name: 'script' | 'style';
  /** As they stand in the tag. */
  attributes: string;
  code: string;
  /** Where the code stands in the document. */
  from: number;
  to: number;
}

/** The script and style elements of a document, in their order: neither kind can contain the other. */
export function codeElements(html: string, only?: CodeElement['name']): CodeElement[] {
  const elements: CodeElement[] = [];
  let open: Omit<CodeElement, 'code' | 'to'> | null = null;
  for (const { 0: tag, 1: end, 2: found = '', 3: attributes = '', index } of html.matchAll(CODE_TAG)) {
    const name = found.toLowerCase() === 'script' ? 'script' : 'style';
    if (end === '') open ??= { name, attributes, from: index + tag.length };
    else if (open?.name === name) {
      elements.push({ ...open, code: html.slice(open.from, index), to: index });
      open = null;
    }
  }
  return only === undefined ? elements : elements.filter(({ name }) => name === only);
}
