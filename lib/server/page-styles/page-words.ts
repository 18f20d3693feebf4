import 'server-only';

import { type CodeElement, codeElements } from './code-elements';

/** What selectors can meet in a document: in its markup, and in what its scripts may put there. */
export interface PageWords {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Names of attributes, each also with its value: `name=value`. */
  attributes: ReadonlySet<string>;
  /** Names of the custom properties that something other than a style sheet asks for. */
  properties: ReadonlySet<string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=<>"]+(?:="[^"]*")?)*)/g;
const ATTRIBUTE = /([^\s=<>"]+)(?:="([^"]*)")?/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;
/** How a script makes elements and names their classes, in its own statements and in markup within its strings. */
const MADE_TAG = /\bcreateElement\(\s*["'`]([\w-]+)|<([a-z][\w-]*)(?=[\s>/])/g;
const MADE_CLASSES = /\bclass(?:Name)?[:=]\\?["'`]([^"'`\\]*)|\bclassList\.\w{1,10}\(([^()]{0,99})\)/g;
/** Attributes of its own, as properties or by their names. */
const OWN_ATTRIBUTE = /\bdataset\.([A-Za-z]\w*)|\b(data-[\w-]+)/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const propertiesIn = (text: string): string[] =>
  [...text.matchAll(CUSTOM_PROPERTY)].map(([property]) => property);

function addAll(set: Set<string>, values: Iterable<string>): void {
  for (const value of values) set.add(value);
}

/** The scripts that stand in a document, without those that are data. */
export const scriptsIn = (html: string): string[] =>
  codeElements(html, 'script').flatMap(({ attributes, code }) =>
    attributes.includes('type="application/') ? [] : [code],
  );

/** A document without what stands in its scripts and style elements. */
function markupOf(html: string, elements: readonly CodeElement[]): string {
  let at = 0;
  const parts = elements.map(({ from, to }) => {
    const part = html.slice(at, from);
    at = to;
    return part;
  });
  return parts.join('') + html.slice(at);
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The words of a document as React writes it: attributes in double quotes, special characters as entities. */
export function wordsOfPage(html: string): PageWords {
  const words = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set<string>(),
    properties: new Set<string>(),
  };
  const elements = codeElements(html);
  for (const { name, code } of elements) if (name === 'style') addAll(words.properties, propertiesIn(code));
  for (const [, tag = '', written = ''] of markupOf(html, elements).matchAll(TAG)) {
    words.tags.add(tag);
    for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE))
      addAttribute(words, name.toLowerCase(), decode(value));
  }
  return words;
}

function addAttribute(words: Record<keyof PageWords, Set<string>>, name: string, value: string): void {
  words.attributes.add(name).add(`${name}=${value}`);
  if (name === 'class') addAll(words.classes, wordsIn(value));
  if (name === 'id') words.ids.add(value);
  if (name === 'style') addAll(words.properties, propertiesIn(value));
}

/**
 * The words of a script: of the elements that it makes and of what it says of others. What it makes with the help of a library has its
 * rules with it (scripts/bundling/bundle.mjs). Its attributes may have any value.
 */
export function wordsOfScript(code: string): PageWords {
  const tags = new Set<string>();
  for (const [, made, inMarkup] of code.matchAll(MADE_TAG)) tags.add(made ?? inMarkup ?? '');
  const classes = new Set<string>();
  for (const [, ...forms] of code.matchAll(MADE_CLASSES))
    for (const word of (forms.find(Boolean) ?? '').split(/[\s"'`,]+/)) classes.add(word);
  const attributes = new Set<string>();
  for (const [, property, name] of code.matchAll(OWN_ATTRIBUTE)) {
    attributes.add(name ?? `data-${property?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
  const properties = new Set(propertiesIn(code));
  return { tags, classes, ids: new Set(), attributes, properties };
}

/** All words of several. */
export function joinWords(all: readonly PageWords[]): PageWords {
  const join = (key: keyof PageWords) => new Set(all.flatMap((words) => [...words[key]]));
  return {
    tags: join('tags'),
    classes: join('classes'),
    ids: join('ids'),
    attributes: join('attributes'),
    properties: join('properties'),
  };
}
