import 'server-only';

import { cleanDeclarations, cleanSheet, isPlainValue } from './clean-css';
import { ANIMATIONS, ATTRIBUTES, ELEMENTS, UNWRAPPED } from './drawing-rules';
import { readXml, type XmlElement, XmlError } from './read-xml';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Pictures in a drawing: only such as cannot hold another document. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
/** Characters that XML does not allow. */
const NO_CHARACTER = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const FRAGMENT = /^#[^\s"'<>\\]+$/;
/** Path data can be long; other attributes are not. */
const LONG = new Set(['d', 'points', 'values']);
const VALUE_CHARACTERS = 65_536;
/** Kinds of elements that a drawing may name, each again wherever an element of its own does so. */
const MAX_PREFIXES = 100;

export interface CleanDrawing {
  text: string;
  /** In pixels, as the drawing says itself; null where it does not. */
  width: number | null;
  height: number | null;
}

type Prefixes = ReadonlyMap<string, string>;

/**
 * A drawing written anew from its parsed form (security U-7): known elements and attributes only, no external
 * references, scripts, events, foreign content or doctype.
 * @throws {XmlError} for what is no drawing
 */
export function cleanSvg(text: string): CleanDrawing {
  const root = readXml(text.replace(NO_CHARACTER, ''));
  const prefixes = prefixesOf(root, new Map([['xml', XML]]));
  if (localName(root, prefixes) !== 'svg') throw new XmlError('It is no drawing.');
  const written: string[] = [];
  write(root, new Map([['xml', XML]]), written);
  return { text: `${written.join('')}\n`, ...sizeOf(root) };
}

/** Appends to one list, so that deep nesting does not join strings again at each level. */
function write(element: XmlElement, outer: Prefixes, written: string[]): void {
  const prefixes = prefixesOf(element, outer);
  const name = localName(element, prefixes);
  if (name === null) return;
  const isUnwrapped = UNWRAPPED.has(name);
  if (!isUnwrapped && !ELEMENTS.has(name)) return;
  const attributes = isUnwrapped ? '' : attributesOf(element, prefixes, name);
  // The animated attribute is unknown, or an address.
  if (attributes === null) return;
  const spaces = written.length === 0 ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
  const tag = isUnwrapped ? 'g' : name;
  const begin = written.push(`<${tag}${spaces}${attributes}>`);
  for (const child of element.children) writeChild(child, prefixes, name, written);
  if (written.length > begin) written.push(`</${tag}>`);
  else written[begin - 1] = `<${tag}${spaces}${attributes}/>`;
}

function writeChild(child: XmlElement | string, prefixes: Prefixes, parent: string, written: string[]): void {
  if (typeof child === 'string') {
    const words = escaped(parent === 'style' ? cleanSheet(child) : child);
    if (words !== '') written.push(words);
  } else if (parent !== 'style') write(child, prefixes, written);
}

function attributesOf(element: XmlElement, prefixes: Prefixes, name: string): string | null {
  const written = [...element.attributes]
    .map(([given, value]) => attributeOf(name, split(given, prefixes), value))
    .join('');
  if (!ANIMATIONS.has(name) || name === 'animateMotion') return written;
  const target = element.attributes.get('attributeName') ?? '';
  return ATTRIBUTES.has(target) ? written : null;
}

/** One attribute as it may stand in a drawing; empty for one that may not. */
function attributeOf(element: string, [space, local]: ReturnType<typeof split>, value: string): string {
  if (local === 'href' && (space === '' || space === XLINK)) {
    const name = space === '' ? 'href' : 'xlink:href';
    return isAllowedAddress(element, value) ? attribute(name, value) : '';
  }
  if (space === XML && (local === 'space' || local === 'lang')) return attribute(`xml:${local}`, value);
  if (space !== '') return '';
  return local === 'style' ? styleOf(value) : plainAttribute(local, value);
}

function styleOf(value: string): string {
  refuseLong('style', value);
  const style = cleanDeclarations(value);
  return style === '' ? '' : attribute('style', style);
}

function plainAttribute(name: string, value: string): string {
  if (!ATTRIBUTES.has(name)) return '';
  refuseLong(name, value);
  return isPlainValue(value) ? attribute(name, value) : '';
}

/** @throws {XmlError} */
function refuseLong(name: string, value: string): void {
  if (value.length > VALUE_CHARACTERS && !LONG.has(name)) throw new XmlError('A value is too long.');
}

function isAllowedAddress(element: string, value: string): boolean {
  const address = value.trim();
  return FRAGMENT.test(address) || (element === 'image' && RASTER.test(address));
}

/** Line ends and tabs in a value would be read as spaces, were they not written as references. */
function attribute(name: string, value: string): string {
  const written = escaped(value).replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');
  return ` ${name}="${written}"`;
}

/** @throws {XmlError} for more of them than any drawing has: each element that names one has all of them anew */
function prefixesOf(element: XmlElement, outer: Prefixes): Prefixes {
  const own = [...element.attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  if (own.length === 0) return outer;
  if (outer.size + own.length > MAX_PREFIXES) throw new XmlError('It is too much.');
  return new Map([...outer, ...own]);
}

/** The name of an element of the kind that drawings are made of; null for any other. Without a kind it counts as one. */
function localName({ name }: XmlElement, prefixes: Prefixes): string | null {
  const [prefix, local] = name.includes(':') ? (name.split(':') as [string, string]) : ['', name];
  const space = prefixes.get(prefix) ?? (prefix === '' ? SVG : null);
  return space === SVG ? local : null;
}

function split(given: string, prefixes: Prefixes): [space: string | null, local: string] {
  const [prefix = '', local] = given.split(':');
  return local === undefined ? ['', prefix] : [prefixes.get(prefix) ?? null, local];
}

/** The declared size: both sides, or neither. */
function sizeOf({ attributes }: XmlElement): Omit<CleanDrawing, 'text'> {
  const reported = (name: string) => {
    const value = attributes.get(name) ?? '';
    return isPlainValue(value) ? value : '';
  };
  const box = reported('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth, boxHeight] = [whole(box[2]), whole(box[3])];
  const [width, height] = [pixels(reported('width')), pixels(reported('height'))];
  if (width && height) return { width, height };
  if (!boxWidth || !boxHeight) return { width: null, height: null };
  const scale = width ? width / boxWidth : height ? height / boxHeight : 1;
  const scaled = { width: whole(boxWidth * scale), height: whole(boxHeight * scale) };
  return scaled.width && scaled.height ? scaled : { width: null, height: null };
}

function pixels(length: string): number | null {
  return whole(Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length)?.[1]));
}

function whole(value: number | undefined): number | null {
  if (value === undefined || !Number.isFinite(value) || value <= 0 || value > 100_000) return null;
  return Math.max(1, Math.round(value));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
