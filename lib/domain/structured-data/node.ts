/** A schema.org thing as JSON-LD: only known facts are included, so any may be missing. */
export type Node = { readonly [property: string]: NodeValue };
export type NodeValue = string | number | Node | readonly NodeValue[] | undefined;

export const reference = (id: string): Node => ({ '@id': id });

function isNode(value: NodeValue): value is Node {
  return typeof value === 'object' && !Array.isArray(value);
}

function hasContent(value: NodeValue): boolean {
  if (value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isNode(value) || Object.keys(value).some((key) => key !== '@type');
}

/** A node without unknown facts: absent and empty values, empty lists, and things with only a type. */
export function node(type: string, facts: Node): Node {
  const known = Object.entries(facts).filter(([, value]) => hasContent(value));
  return { '@type': type, ...Object.fromEntries(known) };
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** The text of a script element of data: nothing in it can end the element or be read as markup (security X-7). */
export function scriptText(graph: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
