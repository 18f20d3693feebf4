import { META } from '@/lib/domain/limits';
import { IPTC, readIptc } from '@/lib/domain/media/iptc';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const DC = 'http://purl.org/dc/elements/1.1/';

/** Bytes at each end of a file that are looked through: programs write what they say of a picture before it or after it. */
const LOOKED_THROUGH = 512 * 1024;

/**
 * The title that a picture itself says it has: that of XMP (`dc:title`), in a language if there are several, or else that of
 * IPTC (`Object Name`), which has one only.
 * @param language as BCP 47
 * @returns null where it says none, or only its own name; as long as the title of a page may be
 */
export async function titleWithin(file: File, language: string): Promise<string | null> {
  const ends = [
    file.slice(0, LOOKED_THROUGH),
    file.slice(Math.max(LOOKED_THROUGH, file.size - LOOKED_THROUGH)),
  ];
  for (const end of ends) {
    const bytes = new Uint8Array(await end.arrayBuffer());
    // A letter for each byte, so that places in it are places in the bytes.
    const letters = new TextDecoder('latin1').decode(bytes);
    const title = cleaned(xmpTitle(bytes, letters, language) ?? iptcTitle(bytes, letters) ?? '');
    if (title !== '' && !isNameOf(file, title)) return title;
  }
  return null;
}

function cleaned(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, META.titleCharacters).join('').trimEnd();
}

/** Some programs write the file's name where a title is asked for. */
function isNameOf({ name }: File, title: string): boolean {
  const point = name.lastIndexOf('.');
  const bare = point > 0 ? name.slice(0, point) : name;
  return [name, bare].some((each) => each.toLowerCase() === title.toLowerCase());
}

const RDF_END = '</rdf:RDF>';

function xmpTitle(bytes: Uint8Array, letters: string, language: string): string | null {
  const from = letters.indexOf('<rdf:RDF');
  const end = letters.indexOf(RDF_END, from);
  if (from === -1 || end === -1) return null;
  const xml = new TextDecoder().decode(bytes.subarray(from, end + RDF_END.length));
  // What is no XML has an element of its own there, and so no title.
  const said = new DOMParser().parseFromString(xml, 'application/xml');
  const [title] = said.getElementsByTagNameNS(DC, 'title');
  if (!title) return said.getElementsByTagNameNS(RDF, 'Description')[0]?.getAttributeNS(DC, 'title') ?? null;
  const items = [...title.getElementsByTagNameNS(RDF, 'li')];
  const langOf = (item: Element) => (item.getAttribute('xml:lang') ?? '').toLowerCase();
  const wanted = language.toLowerCase();
  const chosen =
    items.find((item) => langOf(item) === wanted) ??
    items.find((item) => langOf(item).split('-')[0] === wanted.split('-')[0]) ??
    items.find((item) => langOf(item) === 'x-default') ??
    items[0] ??
    title;
  return chosen.textContent;
}

/** The resource of Photoshop that holds IPTC. */
const IPTC_RESOURCE = '8BIM\u0004\u0004';
const SIZE_BYTES = 4;

function iptcTitle(bytes: Uint8Array, letters: string): string | null {
  const found = letters.indexOf(IPTC_RESOURCE);
  if (found === -1) return null;
  // The name of the resource, of an even length together with its own length, and the size of what it holds.
  const named = found + IPTC_RESOURCE.length;
  const name = bytes[named] ?? 0;
  const sized = named + name + 2 - (name % 2);
  const from = sized + SIZE_BYTES;
  const size = bytes.subarray(sized, from).reduce((sum, byte) => sum * 256 + byte, 0);
  return readIptc(bytes.subarray(from, from + size)).get(IPTC.title) ?? null;
}
