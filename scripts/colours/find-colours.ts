import { type ObjectProperty, parseSync, Visitor } from 'oxc-parser';
import postcss from 'postcss';
import { COLOUR_NAMES } from './colour-names';

/** A colour that is written where it is used, instead of by the name of a token. */
export interface Colour {
  readonly text: string;
  readonly line: number;
}

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const TAKES_COLOUR = /color|background|border|outline|shadow|fill|stroke|decoration|filter|image|^--/i;

const written = (text: string): string[] => [...(text.match(HEX) ?? []), ...(text.match(FUNCTION) ?? [])];

const named = (text: string): string[] =>
  text.split(/[^\w-]/).filter((word) => COLOUR_NAMES.has(word.toLowerCase()));

/** All colours of a style sheet that are written out. */
export function coloursOfSheet(source: string): Colour[] {
  const found: Colour[] = [];
  postcss.parse(source).walkDecls(({ prop, value, source: place }) => {
    if (!TAKES_COLOUR.test(prop)) return;
    // Quoted texts and addresses contain no colours.
    const plain = value.replaceAll(/"[^"]*(?:"|$)|url\([^)]*(?:\)|$)|--[\w-]+/g, ' ');
    for (const text of [...written(plain), ...named(plain)])
      found.push({ text, line: place?.start?.line ?? 0 });
  });
  return found;
}

/** All colours that a component writes out: in class names (`bg-[#fff]`), and in inline styles. */
export function coloursOfCode(path: string, source: string): Colour[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const found: Colour[] = [];
  const note = (start: number, texts: string[]) => {
    const line = source.slice(0, start).split('\n').length;
    for (const text of texts) found.push({ text, line });
  };
  /** An arbitrary value in a class name can contain whatever a sheet can. */
  const bracketed = (text: string) =>
    [...text.matchAll(/\[([^[\]]*)/g)].flatMap(([, inner = '']) => [
      ...written(inner),
      ...named(inner.replaceAll('_', ' ')),
    ]);
  const isColour = (text: string) => written(text).join('') !== '' && !/\s[a-z]{4,}\s/i.test(text);
  const look = (start: number, text: string) =>
    note(start, text.includes('[') ? bracketed(text) : isColour(text) ? written(text) : []);
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') look(start, value);
    },
    TemplateElement({ value, start }) {
      look(start, value.raw);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'style') return;
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return;
      for (const property of value.expression.properties) {
        if (property.type === 'Property') note(property.start, namedIn(property));
      }
    },
  }).visit(program);
  return found;
}

function namedIn({ key, value }: ObjectProperty): string[] {
  const isTaker = key.type === 'Identifier' && TAKES_COLOUR.test(key.name);
  return isTaker && value.type === 'Literal' && typeof value.value === 'string' ? named(value.value) : [];
}
