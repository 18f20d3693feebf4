import { pictureNames } from './picture-names';

/** Where systems keep the picture as it was uploaded: Jetpack, WooCommerce, WordPress galleries, Squarespace. */
const ORIGINALS = ['data-orig-file', 'data-large_image', 'data-full-url', 'data-image'];
const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset'];
/** Before `src`, which holds a placeholder where one of these is. */
const SINGLE = ['data-src', 'data-lazy-src', 'data-original', 'src'];
const ADDRESS_MAX = 4096;

/**
 * The best address that an `<img>` names: the picture as it was uploaded, or else the largest.
 * Null for none, and for one that is written into the page itself: these are placeholders.
 */
export function pictureAddress(attributes: ReadonlyMap<string, string>): string | null {
  const named = (name: string) => addressIn(attributes.get(name) ?? '');
  const original = ORIGINALS.map(named).find((address) => address !== null);
  if (original !== undefined) return original;
  const largest = SETS.map((name) => largestOf(attributes.get(name) ?? ''));
  const found = [...largest, ...SINGLE.map(named)].filter((address) => address !== null);
  return found.find((address) => pictureNames(address).length === 1) ?? found[0] ?? null;
}

function addressIn(value: string): string | null {
  const address = value.trim();
  if (address === '' || address.length > ADDRESS_MAX || /^(?:data|blob|javascript|about):/i.test(address)) {
    return null;
  }
  return address.startsWith('//') ? `https:${address}` : address;
}

function largestOf(set: string): string | null {
  let best: string | null = null;
  let most = -1;
  // A comma alone may belong to an address.
  for (const candidate of set.split(/,\s/)) {
    const [written = '', size = '1x'] = candidate.trim().split(/\s+/);
    const address = addressIn(written);
    const width = Number.parseFloat(size);
    if (address === null || !(width > most)) continue;
    best = address;
    most = width;
  }
  return best;
}
