import 'server-only';

import type { PictureRights } from '@/lib/domain/media/rights';
import { licenceAddress, TRAINING_RULES } from '@/lib/domain/media/rights';
import { xmlText } from '@/lib/domain/site/xml';
import { readXml, type XmlElement } from './svg/read-xml';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RULES = 'http://ns.useplus.org/ldf/vocab/DMI-';
const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  dcterms: 'http://purl.org/dc/terms/',
} as const;

/** What a picture that is made of another one carries at most: so many bytes, or a hundredth of its own where that is more. */
const SMALL_XMP_BYTES = 600;
const SMALL_XMP_SHARE = 0.01;
/** The most that a name may take, so that reservation, creator and copyright always fit into small XMP. */
const SMALL_NAME_BYTES = 80;

interface XmpFacts extends PictureRights {
  /** Where the signed original is (C2PA). */
  provenance?: string | undefined;
}

/** From the most important: what comes later is left out where there is no room. */
const BY_IMPORTANCE = ['training', 'creator', 'copyright', 'licence', 'provenance', 'credit'] as const;

/** The rights as XMP, as many of them as fit into so many bytes; null if there are none. */
export function writeXmp(facts: XmpFacts, most = Number.POSITIVE_INFINITY): Buffer | null {
  let kept: XmpFacts = {};
  let packet: Buffer | null = null;
  for (const name of BY_IMPORTANCE) {
    if (!facts[name]) continue;
    const wider = { ...kept, [name]: facts[name] };
    const larger = Buffer.from(packetOf(wider));
    if (larger.length > most) continue;
    kept = wider;
    packet = larger;
  }
  return packet;
}

/**
 * The same for a picture that is made of another one.
 * @param size of the picture, in bytes
 */
export function writeSmallXmp(facts: XmpFacts, size: number): Buffer | null {
  const { creator, copyright, credit, ...others } = facts;
  return writeXmp(
    {
      ...others,
      ...(creator && { creator: shortened(creator) }),
      ...(copyright && { copyright: shortened(copyright) }),
      // The same name again says nothing.
      ...(credit && credit !== creator && credit !== copyright && { credit }),
    },
    Math.max(SMALL_XMP_BYTES, SMALL_XMP_SHARE * size),
  );
}

function shortened(name: string): string {
  if (Buffer.byteLength(xmlText(name)) <= SMALL_NAME_BYTES) return name;
  const letters = [...name];
  while (Buffer.byteLength(`${xmlText(letters.join(''))}…`) > SMALL_NAME_BYTES) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function packetOf({ creator, copyright, credit, licence, training, provenance }: XmpFacts): string {
  const used = {
    dc: creator || copyright,
    xmpRights: licence,
    photoshop: credit,
    plus: training,
    dcterms: provenance,
  };
  const spaces = Object.entries(NAMESPACES).flatMap(([prefix, address]) =>
    used[prefix as keyof typeof used] ? ` xmlns:${prefix}="${address}"` : [],
  );
  const attribute = (name: string, value: string | undefined) =>
    value ? ` ${name}="${xmlText(value)}"` : '';
  const list = (name: string, kind: string, item: string, value: string | undefined) =>
    value ? `<${name}><rdf:${kind}><rdf:li${item}>${xmlText(value)}</rdf:li></rdf:${kind}></${name}>` : '';
  return [
    `<rdf:RDF xmlns:rdf="${RDF}"><rdf:Description rdf:about=""`,
    ...spaces,
    attribute('plus:DataMining', training && `${RULES}${training}`),
    attribute('xmpRights:WebStatement', licence),
    attribute('photoshop:Credit', credit),
    attribute('dcterms:provenance', provenance),
    '>',
    list('dc:creator', 'Seq', '', creator),
    list('dc:rights', 'Alt', ' xml:lang="x-default"', copyright),
    '</rdf:Description></rdf:RDF>',
  ].join('');
}

/** The rights that an XMP names. */
export function xmpRights(xmp: Buffer): PictureRights {
  const root = parseXmp(xmp);
  const words = (...names: string[]) => names.map((name) => wordsOf(root, name)).find(Boolean) ?? '';
  const rule = words('plus:DataMining').trim();
  const training = TRAINING_RULES.find((each) => rule.endsWith(`DMI-${each}`));
  const licence = licenceAddress(words('xmpRights:WebStatement', 'plus:LicensorURL', 'cc:license'));
  return {
    creator: words('dc:creator'),
    copyright: words('dc:rights'),
    credit: words('photoshop:Credit'),
    ...(licence && { licence }),
    ...(training && { training }),
  };
}

/** Names that tell of nothing but the rights, and of the program. */
const HARMLESS = new Set([
  ...['x:xmpmeta', 'x:xmptk', 'rdf:RDF', 'rdf:Description', 'rdf:about', 'rdf:Seq', 'rdf:Alt', 'rdf:Bag'],
  ...['rdf:li', 'xml:lang', 'dc:creator', 'dc:rights', 'dc:format', 'photoshop:Credit', 'plus:DataMining'],
  ...['xmpRights:WebStatement', 'xmpRights:Marked', 'xmpRights:UsageTerms', 'dcterms:provenance'],
  ...['xmp:CreatorTool', 'cc:license', 'rdf:resource', 'rdf:parseType', 'plus:Licensor', 'plus:LicensorURL'],
  // These describe a gain map.
  ...['hdrgm:Version', 'hdrgm:GainMapMin', 'hdrgm:GainMapMax', 'hdrgm:Gamma', 'hdrgm:OffsetSDR'],
  ...['hdrgm:OffsetHDR', 'hdrgm:HDRCapacityMin', 'hdrgm:HDRCapacityMax', 'hdrgm:BaseRenditionIsHDR'],
  ...['Container:Directory', 'Container:Item', 'Item:Semantic', 'Item:Mime', 'Item:Length'],
]);

/** Whether an XMP tells of nothing but rights. */
export function isHarmlessXmp(xmp: Buffer): boolean {
  const isHarmless = ({ name, attributes, children }: XmlElement): boolean =>
    HARMLESS.has(name) &&
    [...attributes.keys()].every((each) => HARMLESS.has(each) || each.startsWith('xmlns')) &&
    children.every((child) => typeof child === 'string' || isHarmless(child));
  try {
    return isHarmless(parseXmp(xmp));
  } catch {
    return false;
  }
}

/** @throws {XmlError} for what is no XML */
export function parseXmp(xmp: Buffer): XmlElement {
  const text = xmp.toString('utf8').replace(/^\uFEFF/, '');
  return readXml(text.slice(0, text.lastIndexOf('>') + 1));
}

/** The words of a property, however it is written: as an attribute, an element, a list, or a reference. */
function wordsOf(element: XmlElement, name: string): string {
  const attribute = element.attributes.get(name);
  if (attribute) return attribute;
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const found = child.name === name ? textOf(firstItem(child)) : wordsOf(child, name);
    if (found) return found;
  }
  return '';
}

function firstItem(element: XmlElement): XmlElement {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const item = child.name === 'rdf:li' ? child : firstItem(child);
    if (item.name === 'rdf:li') return item;
  }
  return element;
}

function textOf({ attributes, children }: XmlElement): string {
  const words = children.map((each) => (typeof each === 'string' ? each : textOf(each))).join('');
  return words.trim() === '' ? (attributes.get('rdf:resource') ?? '') : words;
}
