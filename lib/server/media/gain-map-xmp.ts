import 'server-only';

import { parseXmp } from './rights-xmp';
import type { XmlElement } from './svg/read-xml';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const HDRGM = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';
const CONTAINER = 'http://ns.google.com/photos/1.0/container/';
const RDF_END = '</rdf:RDF>';

/** What an XMP says of a gain map, each in numbers: one, or one for red, green and blue. */
const NUMBERS = [
  ...['GainMapMin', 'GainMapMax', 'Gamma', 'OffsetSDR', 'OffsetHDR', 'HDRCapacityMin', 'HDRCapacityMax'],
];
const NUMBER = /^[+-]?\d{1,20}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/;

/** The XMP of a gain map, written anew with its numbers alone; null for one of anything else. */
export function gainMapXmp(xmp: Buffer): Buffer | null {
  const root = parsed(xmp);
  if (!root || valuesOf(root, 'hdrgm:Version').length === 0) return null;
  const isBaseHdr = valuesOf(root, 'hdrgm:BaseRenditionIsHDR')[0] === 'True';
  const found = NUMBERS.map((name) => ({ name, values: valuesOf(root, `hdrgm:${name}`) }));
  if (!found.every(({ values }) => values.length <= 3 && values.every((value) => NUMBER.test(value))))
    return null;
  const attributes = found.flatMap(({ name, values }) =>
    values.length === 1 ? [` hdrgm:${name}="${values[0]}"`] : [],
  );
  const lists = found.flatMap(({ name, values }) =>
    values.length > 1
      ? [`<hdrgm:${name}><rdf:Seq>${values.map(item).join('')}</rdf:Seq></hdrgm:${name}>`]
      : [],
  );
  const base = ` hdrgm:BaseRenditionIsHDR="${isBaseHdr ? 'True' : 'False'}"`;
  const start = `<rdf:Description rdf:about="" ${HDRGM}${base}${attributes.join('')}>`;
  return packetOf(`${start}${lists.join('')}</rdf:Description>`);
}

const item = (value: string) => `<rdf:li>${value}</rdf:li>`;

/** Whether the XMP of a picture in the library says that it has a gain map. */
export function hasGainMapXmp(xmp: Buffer): boolean {
  return xmp.includes(HDRGM);
}

/** The XMP of the first picture, which also says how many bytes the gain map has behind it. */
export function withGainMapSize(xmp: Buffer | null, size: number): Buffer {
  const pictures = [
    '<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/></rdf:li>',
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${size}"/></rdf:li>`,
  ];
  const directory = `<Container:Directory><rdf:Seq>${pictures.join('')}</rdf:Seq></Container:Directory>`;
  const spaces = `xmlns:Container="${CONTAINER}" xmlns:Item="${CONTAINER}item/" ${HDRGM}`;
  return packetOf(`<rdf:Description rdf:about="" ${spaces}>${directory}</rdf:Description>`, xmp?.toString());
}

/** Readers of gain maps look for the outer element, which others can do without. */
function packetOf(description: string, rdf = `<rdf:RDF xmlns:rdf="${RDF}">${RDF_END}`): Buffer {
  const whole = rdf.replace(RDF_END, () => `${description}${RDF_END}`);
  return Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${whole}</x:xmpmeta>`);
}

function parsed(xmp: Buffer): XmlElement | null {
  try {
    return parseXmp(xmp);
  } catch {
    return null;
  }
}

/** The values of a property, whether it is an attribute, an element or a list. */
function valuesOf(element: XmlElement, name: string): string[] {
  const attribute = element.attributes.get(name);
  if (attribute !== undefined) return [attribute];
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const found = child.name === name ? textsIn(child) : valuesOf(child, name);
    if (found.length > 0) return found;
  }
  return [];
}

function textsIn({ children }: XmlElement): string[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? child.split(/\s+/).filter(Boolean) : textsIn(child),
  );
}
