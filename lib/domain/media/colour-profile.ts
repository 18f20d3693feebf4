const HEADER_BYTES = 128;
const COLOUR_SPACE_AT = 16;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
/** Where the value of an XYZ or text tag begins, behind its type. */
const VALUE_AT = 8;
const FIXED_POINT = 65_536;
/** Red, green and blue of sRGB as profiles hold them: X, Y and Z under D50. */
const SRGB = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};
/** More than the roundings of the many makers of sRGB profiles, and far less than the step to any other space. */
const TOLERANCE = 0.01;

/**
 * Whether an ICC profile describes colours that sRGB has, so that nothing is lost when a picture is given without a
 * profile. Grey ones do; one that cannot be read or is no plain RGB profile does not, unless it says so by name.
 */
export function isWithinSrgb(profile: Uint8Array): boolean {
  if (profile.length < HEADER_BYTES + 4) return false;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const space = ascii(view, COLOUR_SPACE_AT, 4);
  if (space === 'GRAY') return true;
  if (space !== 'RGB ') return false;
  const tags = readTags(view);
  const primaries = Object.entries(SRGB).map(([name, expected]) => ({
    expected,
    found: readXyz(view, tags.get(name)),
  }));
  if (primaries.every(({ found }) => found === null)) return isNamedSrgb(view, tags.get('desc'));
  return primaries.every(
    ({ expected, found }) =>
      found?.every((value, axis) => Math.abs(value - (expected[axis] ?? 0)) <= TOLERANCE) ?? false,
  );
}

/** What is known of a picture's colours from its head. */
interface Colours {
  icc?: Uint8Array | undefined;
  space?: string | undefined;
  depth?: string | undefined;
}

/**
 * Whether a picture has, or may have, colours that sRGB has not. Inks are turned into sRGB: what a press can show beyond it
 * is little, and its profile is larger than the picture.
 */
export function hasWideGamut({ icc, space, depth }: Colours): boolean {
  if (!icc || space === 'cmyk' || space === 'b-w' || space === 'grey16') return false;
  // Sharp takes pictures of sixteen bits through P3, whatever their profile says.
  return depth === 'ushort' || !isWithinSrgb(icc);
}

interface Tag {
  offset: number;
  size: number;
}

function readTags(view: DataView): Map<string, Tag> {
  const count = Math.min(view.getUint32(HEADER_BYTES), MAX_TAGS);
  const tags = new Map<string, Tag>();
  for (let index = 0; index < count; index += 1) {
    const at = HEADER_BYTES + 4 + index * TAG_BYTES;
    if (at + TAG_BYTES > view.byteLength) break;
    const tag = { offset: view.getUint32(at + 4), size: view.getUint32(at + 8) };
    if (tag.offset + tag.size <= view.byteLength) tags.set(ascii(view, at, 4), tag);
  }
  return tags;
}

function readXyz(view: DataView, tag: Tag | undefined): number[] | null {
  if (!tag || tag.size < VALUE_AT + 12) return null;
  return [0, 4, 8].map((each) => view.getInt32(tag.offset + VALUE_AT + each) / FIXED_POINT);
}

/** Descriptions are ASCII in old profiles and UTF-16 in new ones. */
function isNamedSrgb(view: DataView, tag: Tag | undefined): boolean {
  return tag !== undefined && /srgb/i.test(ascii(view, tag.offset, tag.size).replaceAll('\0', ''));
}

function ascii(view: DataView, offset: number, length: number): string {
  return String.fromCharCode(
    ...new Uint8Array(
      view.buffer,
      view.byteOffset + offset,
      Math.min(length, 1024, view.byteLength - offset),
    ),
  );
}
