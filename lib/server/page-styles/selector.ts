import 'server-only';

import parseSelectors, { type Node } from 'postcss-selector-parser';
import type { PageWords } from './page-words';

/** What has to be in a document, at least, for a selector to choose anything in it. */
export type Condition = (page: PageWords, scripts: PageWords) => boolean;

export interface Selector {
  text: string;
  isPossible: Condition;
}

const ALWAYS: Condition = () => true;
const NEVER: Condition = () => false;
/** Of these one of the selectors within must be possible. */
const ONE_OF = new Set([':is', ':where', ':has', ':matches', ':-webkit-any']);
/** Elements on which such pseudo-elements are drawn; others are on any. */
const FIELDS = ['input', 'textarea', 'select'];
const OF_FIELDS =
  /^::?(?:-webkit-(?:datetime|date-and|calendar|search|inner-spin|outer-spin)|placeholder|-moz-placeholder|file-selector)/;

/** The selectors of a rule, each with what it needs. */
export function selectorsOf(rule: string): Selector[] {
  return parseSelectors()
    .astSync(rule)
    .nodes.map((selector) => ({
      text: String(selector).trim(),
      isPossible: allOf(selector.nodes.map(conditionOf)),
    }));
}

function allOf(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => condition !== ALWAYS);
  if (real.length === 0) return ALWAYS;
  return (page, scripts) => real.every((isMet) => isMet(page, scripts));
}

function oneOf(conditions: Condition[]): Condition {
  if (conditions.includes(ALWAYS)) return ALWAYS;
  return (page, scripts) => conditions.some((isMet) => isMet(page, scripts));
}

const inEither =
  (key: 'tags' | 'classes' | 'ids', name: string): Condition =>
  (page, scripts) =>
    page[key].has(name) || scripts[key].has(name);

function conditionOf(node: Node): Condition {
  switch (node.type) {
    case 'class':
      return inEither('classes', node.value);
    case 'id':
      return inEither('ids', node.value);
    case 'tag':
      return inEither('tags', node.value.toLowerCase());
    case 'attribute': {
      const name = node.attribute.toLowerCase();
      // The browser itself sets others, as whoever looks at the page opens, chooses and fills in.
      if (!name.startsWith('data-') && name !== 'dir') return ALWAYS;
      const needed = node.operator === '=' ? `${name}=${node.value ?? ''}` : name;
      return (page, scripts) => page.attributes.has(needed) || scripts.attributes.has(name);
    }
    case 'pseudo': {
      // The element that holds a shadow tree, seen from within it.
      if (node.value === ':host') return NEVER;
      if (OF_FIELDS.test(node.value)) return oneOf(FIELDS.map((name) => inEither('tags', name)));
      if (!ONE_OF.has(node.value)) return ALWAYS;
      return oneOf(node.nodes.map((selector) => allOf(selector.nodes.map(conditionOf))));
    }
    default:
      return ALWAYS;
  }
}
