import { parseSync, Visitor } from 'oxc-parser';
import { INTERFACE_NAMESPACES, type InterfacePart } from '@/lib/contracts/interface-texts';
import { ownTarget, type Sources } from '@/scripts/imports/own-target';

const PROVIDER = 'NextIntlClientProvider';

/** Components that hand texts over to what they are given, and the file whose last provider says which. */
const WRAPPERS: Record<string, string> = {
  MasterPage: 'app/[locale]/(admin)/master/master-page.tsx',
  LanguageWords: 'components/languages/language-words.tsx',
};

/** The editor, and a picture of a page, are given the texts of the whole site with the page that they draw (`PageToEdit`). */
const hasAllTexts = (path: string) =>
  path.startsWith('components/editor/') || path === 'components/master/pages/layout-drawing.tsx';

/** A place where a screen is given its texts. */
export interface Handover {
  readonly path: string;
  readonly namespaces: readonly string[];
  /** The files of the components that are given them. */
  readonly given: readonly string[];
}

interface Reading {
  readonly isClient: boolean;
  /** Values imported from our own files, by their name here; what is loaded later has none. */
  readonly imports: readonly { name: string | null; target: string }[];
  readonly uses: readonly string[];
  /** Elements that hand texts over, outermost first. */
  readonly elements: readonly HandingElement[];
}

interface HandingElement {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The keys of its `messages`, or null if they are not written out. */
  readonly keys: readonly string[] | null;
  /** The components in it, without those within another such element. */
  readonly components: ReadonlySet<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree, whose kinds are told by `type`
type Node = any;

/** What one file says of its texts. */
function read(path: string, source: string, sources: Sources): Reading {
  const { program } = parseSync(path, source);
  const imports: { name: string | null; target: string }[] = [];
  const uses: string[] = [];
  const elements: (HandingElement & { components: Set<string> })[] = [];
  const components: { name: string; at: number }[] = [];
  const add = (name: string | null, specifier: string) => {
    const target = ownTarget(path, specifier, sources);
    if (target !== null && sources.has(target)) imports.push({ name, target });
  };
  const visitor = new Visitor({
    ImportDeclaration(node: Node) {
      if (node.importKind === 'type') return;
      if (node.specifiers.length === 0) add(null, node.source.value);
      for (const each of node.specifiers)
        if (each.importKind !== 'type') add(each.local.name, node.source.value);
    },
    ExportNamedDeclaration(node: Node) {
      if (node.source && node.exportKind !== 'type') add(null, node.source.value);
    },
    ImportExpression(node: Node) {
      if (node.source.type === 'Literal') add(null, node.source.value);
    },
    CallExpression({ callee, arguments: [first] }: Node) {
      if (callee.name !== 'useTranslations') return;
      uses.push(
        first?.type === 'Literal' ? first.value : `(${first ? source.slice(first.start, first.end) : ''})`,
      );
    },
    JSXElement({ openingElement: { name, attributes }, start, end }: Node) {
      if (name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name))
        components.push({ name: name.name, at: start });
      if (name.name !== PROVIDER && !Object.hasOwn(WRAPPERS, name.name)) return;
      const { value } = attributes.find((each: Node) => each.name?.name === 'messages') ?? {};
      const object = value?.expression?.type === 'ObjectExpression' ? value.expression : null;
      const keys = object ? object.properties.map(({ key }: Node) => key.name) : null;
      elements.push({ name: name.name, start, end, keys, components: new Set() });
    },
  });
  visitor.visit(program);
  elements.sort((one, other) => one.start - other.start);
  for (const { name, at } of components)
    elements.findLast(({ start, end }) => start < at && at < end)?.components.add(name);
  const isClient = program.body.some((node: Node) => node.directive === 'use client');
  return { isClient, imports, uses, elements };
}

/** The files of a project as they are read, each of them once. */
function reader(sources: Sources): (path: string) => Reading {
  const readings = new Map<string, Reading>();
  return (path) => {
    const known = readings.get(path) ?? read(path, sources.get(path) ?? '', sources);
    readings.set(path, known);
    return known;
  };
}

function namespacesOf(element: HandingElement, path: string, sources: Sources): readonly string[] {
  if (element.keys) return element.keys;
  const said = WRAPPERS[element.name] ?? path;
  const last =
    element.name === PROVIDER ? null : read(said, sources.get(said) ?? '', sources).elements.at(-1);
  if (last?.keys) return last.keys;
  const part = /fetchInterfaceTexts\(\w+, '(\w+)'/.exec(sources.get(said) ?? '')?.[1];
  if (part === undefined || !Object.hasOwn(INTERFACE_NAMESPACES, part))
    throw new Error(`${path}: it cannot be told which texts <${element.name}> hands over`);
  return INTERFACE_NAMESPACES[part as InterfacePart];
}

/** Every place of a project where texts are handed over to what runs in a browser. */
export function handovers(sources: Sources, readingOf = reader(sources)): Handover[] {
  return [...sources.keys()].flatMap((path) => {
    if (hasAllTexts(path)) return [];
    const { elements, imports } = readingOf(path);
    return elements.map((element) => ({
      path,
      namespaces: namespacesOf(element, path, sources),
      given: imports
        .filter(({ name }) => name !== null && element.components.has(name))
        .map(({ target }) => target),
    }));
  });
}

/** What the components of a handover load that runs in the browser, without what has a provider of its own. */
function browserFiles(given: readonly string[], readingOf: (path: string) => Reading): string[] {
  const seen = new Map<string, boolean>();
  const visit = (path: string, isBelowClient: boolean) => {
    const { isClient, imports, elements } = readingOf(path);
    const isHere = isBelowClient || isClient;
    if (seen.get(path) || (seen.has(path) && !isHere) || hasAllTexts(path)) return;
    seen.set(path, isHere);
    const others = new Set(elements.flatMap(({ components }) => [...components]));
    for (const { name, target } of imports) if (name === null || !others.has(name)) visit(target, isHere);
  };
  for (const path of given) visit(path, false);
  return [...seen].filter(([, isHere]) => isHere).map(([path]) => path);
}

/** A sentence for every file that uses texts which the screen around it was not given. */
export function missingNamespaces(sources: Sources): string[] {
  const readingOf = reader(sources);
  const problems = handovers(sources, readingOf).flatMap(({ path, namespaces, given }) =>
    browserFiles(given, readingOf).flatMap((file) =>
      readingOf(file)
        .uses.filter((name) => !namespaces.includes(name))
        .map((name) =>
          name.startsWith('(')
            ? `${file} does not say in words which texts it uses: useTranslations${name}`
            : `${file} uses the texts of \`${name}\`, which ${path} does not hand over`,
        ),
    ),
  );
  return [...new Set(problems)].sort();
}
