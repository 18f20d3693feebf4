import 'server-only';

import { cleanDeclarations, cleanSheet, isPlainValue } from './clean-css';
import { ANIMATIONS, ATTRIBUTES, ELEMENTS, UNWRAPPED } from './drawing-rules';
import { readXml, type XmlElement, XmlError } from './read-xml';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Pictures in a drawing: only such as cannot hold another document. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
const FRAGMENT = /^#[^\s"'<>\\]+$/;

export interface CleanDrawing {
  text: string;
  /** In pixels, as the drawing says itself; null where it does not. */
  width: number | null;
  height: number | null;
}

type Prefixes = ReadonlyMap<string, string>;

/**
 * A drawing made anew from what was read of it (security U-7): of known elements and attributes alone, leading nowhere
 * outside of itself, without scripts, events, foreign content and document type.
 * @throws {XmlError} for what is no drawing
 */
export function cleanSvg(text: string): CleanDrawing {
  const root = readXml(text);
  const prefixes = prefixesOf(root, new Map([['xml', XML]]));
  if (localName(root, prefixes) !== 'svg') throw new XmlError('It is no drawing.');
  const written = write(root, new Map([['xml', XML]]), true);
  return { text: `${written}\n`, ...sizeOf(root) };
}

function write(element: XmlElement, outer: Prefixes, isRoot = false): string {
  const prefixes = prefixesOf(element, outer);
  const name = localName(element, prefixes);
  const inside = () => element.children.map((each) => writeChild(each, prefixes, name)).join('');
  if (name !== null && UNWRAPPED.has(name)) return `<g>${inside()}</g>`;
  if (name === null || !ELEMENTS.has(name)) return '';
  const attributes = attributesOf(element, prefixes, name);
  // What it would animate is not known, or is an address.
  if (attributes === null) return '';
  const spaces = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
  const content = inside();
  return content === ''
    ? `<${name}${spaces}${attributes}/>`
    : `<${name}${spaces}${attributes}>${content}</${name}>`;
}

function writeChild(child: XmlElement | string, prefixes: Prefixes, parent: string | null): string {
  if (typeof child !== 'string') return parent === 'style' ? '' : write(child, prefixes);
  return escaped(parent === 'style' ? cleanSheet(child) : child);
}

function attributesOf(element: XmlElement, prefixes: Prefixes, name: string): string | null {
  let written = '';
  for (const [given, value] of element.attributes) {
    const [space, local] = split(given, prefixes);
    if (local === 'href' && (space === '' || space === XLINK)) {
      if (isAllowedAddress(name, value)) written += attribute(space === '' ? 'href' : 'xlink:href', value);
    } else if (space === XML && (local === 'space' || local === 'lang')) {
      written += attribute(`xml:${local}`, value);
    } else if (space === '' && local === 'style') {
      const style = cleanDeclarations(value);
      if (style !== '') written += attribute('style', style);
    } else if (space === '' && ATTRIBUTES.has(local) && isPlainValue(value)) {
      written += attribute(local, value);
    }
  }
  if (!ANIMATIONS.has(name) || name === 'animateMotion') return written;
  const target = element.attributes.get('attributeName') ?? '';
  return ATTRIBUTES.has(target) ? written : null;
}

function isAllowedAddress(element: string, value: string): boolean {
  const address = value.trim();
  return FRAGMENT.test(address) || (element === 'image' && RASTER.test(address));
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escaped(value)}"`;
}

function prefixesOf(element: XmlElement, outer: Prefixes): Prefixes {
  const own = [...element.attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return own.length === 0 ? outer : new Map([...outer, ...own]);
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

function sizeOf(root: XmlElement): { width: number | null; height: number | null } {
  const box = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const given = [pixels(root.attributes.get('width')), pixels(root.attributes.get('height'))];
  const [boxWidth, boxHeight] = [whole(box[2]), whole(box[3])];
  const ratio = boxWidth !== null && boxHeight !== null ? boxWidth / boxHeight : null;
  const [width, height] = given;
  if (width && height) return { width, height };
  if (width && ratio) return { width, height: whole(width / ratio) };
  if (height && ratio) return { width: whole(height * ratio), height };
  return { width: boxWidth, height: boxHeight };
}

function pixels(length: string | undefined): number | null {
  return whole(Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '')?.[1]));
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
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
