import { parseSync, Visitor } from 'oxc-parser';
import { ownTarget, type Sources } from '@/scripts/imports/own-target';

/** What a file says of its texts: the namespaces it asks for, and the files that come with it. */
interface Reading {
  readonly imports: readonly string[];
  readonly namespaces: readonly string[];
}

/** Calls that give texts; by `translatorFor` all of them, which are then named by their whole place. */
const GIVES_TEXTS = new Set([
  'useTranslations',
  'useToolTexts',
  'usePageTexts',
  'getTranslations',
  'translatorFor',
  'getMessages',
]);

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree, whose kinds are told by `type`
type Node = any;

/** The namespace that a call asks for; null where it asks for none, and so has all. */
function askedFor({ arguments: [first] }: Node): string | null {
  if (first?.type === 'Literal') return first.value;
  const said = first?.properties?.find(({ key }: Node) => key.name === 'namespace');
  return said?.value.type === 'Literal' ? said.value.value : null;
}

/** The beginning of a literal that names a whole place: `errors` of `errors.notFound`. */
function placeIn({ arguments: [first] }: Node): string | null {
  const words = first?.type === 'TemplateLiteral' ? first.quasis[0].value.raw : first?.value;
  return typeof words === 'string' ? (/^([a-zA-Z]+)\./.exec(words)?.[1] ?? null) : null;
}

function read(path: string, source: string, sources: Sources): Reading {
  const { program } = parseSync(path, source);
  const imports: string[] = [];
  const namespaces: string[] = [];
  const places: string[] = [];
  let hasAll = false;
  const add = ({ source: from }: Node) => {
    const target = ownTarget(path, from.value, sources);
    if (target !== null && sources.has(target)) imports.push(target);
  };
  const isValue = ({ importKind, specifiers }: Node) =>
    importKind !== 'type' &&
    (specifiers.length === 0 || specifiers.some((each: Node) => each.importKind !== 'type'));
  const visitor = new Visitor({
    ImportDeclaration(node: Node) {
      if (isValue(node)) add(node);
    },
    ExportNamedDeclaration(node: Node) {
      if (node.source && node.exportKind !== 'type') add(node);
    },
    CallExpression(node: Node) {
      const { name } = node.callee;
      if (GIVES_TEXTS.has(name)) {
        const asked = name === 'translatorFor' ? null : askedFor(node);
        if (asked === null) hasAll = true;
        else namespaces.push(asked);
      } else if (name === 't') {
        const place = placeIn(node);
        if (place !== null) places.push(place);
      }
    },
  });
  visitor.visit(program);
  return { imports, namespaces: hasAll ? [...namespaces, ...places] : namespaces };
}

/**
 * The namespaces whose texts can be said by some files and what comes with them, each with the files that ask for it. What
 * is loaded later, as the tools are, does not come with them.
 */
export function namespacesFrom(entries: readonly string[], sources: Sources): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { imports, namespaces } = read(path, sources.get(path) ?? '', sources);
    for (const name of namespaces) found.set(name, [...(found.get(name) ?? []), path]);
    for (const target of imports) visit(target);
  };
  for (const path of entries) visit(path);
  return found;
}
