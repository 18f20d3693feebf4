import 'server-only';

import type { PageWords } from './page-words';
import type { Part } from './style-sheet';

/**
 * The rules of a style sheet that can have an effect in a document, in their order: those whose selectors can meet
 * something in it, with the custom properties, animations and fonts that these ask for.
 */
export function rulesForPage(sheet: readonly Part[], page: PageWords, scripts: PageWords): string {
  const met = possibleParts(sheet, page, scripts);
  return written(met, namesAskedFor(met, page, scripts));
}

function possibleParts(parts: readonly Part[], page: PageWords, scripts: PageWords): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: possibleParts(part.parts, page, scripts) }];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ isPossible }) => isPossible(page, scripts));
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

interface Asked {
  properties: ReadonlySet<string>;
  /** Every word in the values that are kept, among them names of animations and fonts. */
  values: string;
}

function namesAskedFor(parts: readonly Part[], page: PageWords, scripts: PageWords): Asked {
  const properties = new Set([...page.properties, ...scripts.properties]);
  const rules = [...rulesIn(parts)];
  const definitions = new Map<string, string[]>();
  for (const { defines, uses } of rules.flatMap(({ body }) => body)) {
    if (defines === undefined) for (const name of uses) properties.add(name);
    else definitions.set(defines, [...(definitions.get(defines) ?? []), ...uses]);
  }
  for (const part of namedIn(parts)) for (const name of part.uses) properties.add(name);
  // A set that grows is walked to its end: each name that comes in has its own looked for.
  for (const name of properties) for (const used of definitions.get(name) ?? []) properties.add(used);
  const kept = rules.flatMap(({ body }) => body.filter(({ defines }) => isAsked(defines, properties)));
  return { properties, values: kept.map(({ text }) => text).join('\n') };
}

const isAsked = (name: string | undefined, asked: ReadonlySet<string>) =>
  name === undefined || asked.has(name);

function* rulesIn(parts: readonly Part[]): Generator<Extract<Part, { kind: 'rule' }>> {
  for (const part of parts) {
    if (part.kind === 'rule') yield part;
    else if (part.kind === 'group') yield* rulesIn(part.parts);
  }
}

function* namedIn(parts: readonly Part[]): Generator<Extract<Part, { kind: 'named' }>> {
  for (const part of parts) {
    if (part.kind === 'named') yield part;
    else if (part.kind === 'group') yield* namedIn(part.parts);
  }
}

function written(parts: readonly Part[], asked: Asked): string {
  return parts.map((part) => writtenPart(part, asked)).join('');
}

function writtenPart(part: Part, asked: Asked): string {
  switch (part.kind) {
    case 'rule':
      return writtenRule(part, asked);
    case 'named':
      return isNamed(part, asked) ? part.text : '';
    case 'group': {
      const inner = written(part.parts, asked);
      if (inner !== '') return `${part.head}{${inner}}`;
      // The first mention of a layer says where it stands among the others.
      return part.isLayer ? `${part.head};` : '';
    }
    default:
      return part.text;
  }
}

function writtenRule({ selectors, body }: Extract<Part, { kind: 'rule' }>, { properties }: Asked): string {
  const kept = body.filter(({ defines }) => isAsked(defines, properties));
  if (kept.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${kept.map(({ text }) => text).join(';')}}`;
}

const isNamed = ({ of, name }: Extract<Part, { kind: 'named' }>, { properties, values }: Asked): boolean =>
  of === 'property' ? properties.has(name) : values.includes(name);
