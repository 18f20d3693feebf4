import 'server-only';

import sharp, { type Sharp } from 'sharp';
import type { FocalPoint } from '@/lib/domain/media/model';
import { fitText, type Width } from '@/lib/domain/share-picture/set-lines';
import type { ShareFacts } from '@/lib/domain/share-picture/share-facts';
import type { ColourScheme } from '@/lib/domain/site-theme/section-colours';
import { Typeface } from './typeface';

export const POSTER = { width: 1200, height: 630, type: 'image/jpeg' } as const;

const EDGE = 60;
const GAP = 52;
/** Width of the text column beside a picture, in pixels. */
const COLUMN = 500;
const MAX_BYTES = 150_000;
/** Largest picture that is read, in pixels. */
const MAX_PIXELS = 80_000_000;
const QUALITIES = [86, 80, 72, 62];
/** A title across the whole sheet, and one beside a picture. */
const SIZES = [112, 104, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 32, 28, 24];
const LEADING = 1.14;
/** Large letters stand closer together. */
const TRACKING = -0.012;
/** The site's, of the theme that the page is of. */
export type PosterColours = Pick<ColourScheme, 'ground' | 'ink' | 'muted' | 'accent'>;

/** The largest that the site's mark is drawn, above the words. */
export const MARK_PLACE = { width: 240, height: 72 } as const;
const BELOW_MARK = 28;
const AROUND_MARK = 14;

/** The site's mark, as large as there is room for it. */
export interface PosterMark {
  png: Buffer;
  width: number;
  height: number;
  /** What shows it best; null where it has a ground of its own. */
  ground: string | null;
}

interface Faces {
  title: Typeface;
  name: Typeface;
  label: Typeface;
}

let faces: Faces | undefined;

/** Read at the first use: most processes draw nothing. */
function theFaces(): Faces {
  faces ??= {
    title: new Typeface('unbounded', 480),
    name: new Typeface('unbounded', 400),
    label: new Typeface('literata', 400),
  };
  return faces;
}

interface Hung {
  input: Buffer;
  raw: { width: number; height: number; channels: 3 };
  left: number;
  top: number;
}

/**
 * The sheet that stands for a page on other sites: its picture, its title as large as there is room for, the artist's
 * name and the museum label; only letters where there is no picture (issue "Finding it").
 */
export async function drawPoster(
  facts: ShareFacts,
  cover: Buffer | null,
  colours: PosterColours,
  mark: PosterMark | null = null,
): Promise<Buffer> {
  const hung = cover ? await hang(cover, facts, colours.ground) : null;
  const measure = hung ? COLUMN - (facts.isHung ? 0 : EDGE / 2) : POSTER.width - 2 * EDGE;
  const crown = mark ? await setMark(mark, colours.ground) : null;
  const top = EDGE + (crown ? crown.height + BELOW_MARK : 0);
  const words = Buffer.from(wordsSvg(facts, colours, { measure, top, isAlone: hung === null }));
  const layers = [...(hung ? [hung] : []), ...(crown ? [crown] : []), { input: words }];
  const { width, height } = POSTER;
  const sheet = await sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  return toJpeg(sheet);
}

/** At the beginning of the words; one that the sheet's ground would hide has its own around it. */
async function setMark({ png, width, height, ground }: PosterMark, sheet: string) {
  const place = { left: EDGE, top: EDGE };
  if (ground === null || ground === sheet) return { input: png, height, ...place };
  const [left, top] = [AROUND_MARK, AROUND_MARK];
  const plate = { width: width + 2 * AROUND_MARK, height: height + 2 * AROUND_MARK };
  const input = await sharp({ create: { ...plate, channels: 3, background: ground } })
    .composite([{ input: png, left, top }])
    .png()
    .toBuffer();
  return { input, height: plate.height, ...place };
}

/**
 * A picture that was chosen to stand for a page, filling the sheet: cut about the point where the eye should rest, as on pages,
 * or where most is to be seen.
 */
export async function drawChosen(
  picture: Buffer,
  focus: FocalPoint | null,
  background: string,
): Promise<Buffer> {
  const { width, height } = POSTER;
  const cut = await filling(picture, { width, height }, focus);
  return toJpeg(await cut.flatten({ background }).toColourspace('srgb').raw().toBuffer());
}

/** A picture that fills a place: cut about its focal point, or where most is to be seen. */
async function filling(picture: Buffer, place: Size, focus: FocalPoint | null): Promise<Sharp> {
  const upright = sharp(picture, { limitInputPixels: MAX_PIXELS }).autoOrient();
  return focus
    ? upright.extract(await cutAbout(picture, place, focus)).resize({ ...place, fit: 'fill' })
    : upright.resize({ ...place, fit: 'cover', position: 'attention' });
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture that has the shape of a place, in pixels of the upright picture. */
async function cutAbout(picture: Buffer, place: Size, focus: FocalPoint) {
  const { autoOrient: whole } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
  const scale = Math.min(whole.width / place.width, whole.height / place.height);
  const width = Math.max(1, Math.round(place.width * scale));
  const height = Math.max(1, Math.round(place.height * scale));
  const left = Math.round((whole.width - width) * focus.x);
  return { left, top: Math.round((whole.height - height) * focus.y), width, height };
}

async function toJpeg(sheet: Buffer): Promise<Buffer> {
  const { width, height } = POSTER;
  let jpeg = sheet;
  for (const quality of QUALITIES) {
    jpeg = await sharp(sheet, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}

/** The picture at its place: a work whole, anything else filling the side of the sheet. */
async function hang(
  cover: Buffer,
  { isHung: isWhole, focus }: Pick<ShareFacts, 'isHung' | 'focus'>,
  background: string,
): Promise<Hung> {
  const left = EDGE + COLUMN + GAP;
  const place = isWhole
    ? { width: POSTER.width - left - EDGE, height: POSTER.height - 2 * EDGE }
    : { width: POSTER.width - left, height: POSTER.height };
  const picture = isWhole
    ? sharp(cover, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize({ ...place, fit: 'inside' })
    : await filling(cover, place, focus);
  const { data, info } = await picture
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 3 },
    left: left + (isWhole ? place.width - info.width : 0),
    top: Math.round((POSTER.height - info.height) / 2),
  };
}

interface WordsPlace {
  measure: number;
  /** Where the words begin. */
  top: number;
  /** Whether there is no picture. */
  isAlone: boolean;
}

function wordsSvg(
  facts: ShareFacts,
  colours: PosterColours,
  { measure, top: begin, isAlone }: WordsPlace,
): string {
  const { title, name, label } = theFaces();
  const paths: string[] = [];
  const put = (d: string, x: number, y: number, colour: string) =>
    paths.push(`<path d="${d}" fill="${colour}" transform="translate(${x} ${y.toFixed(1)})"/>`);

  const nameSize = 21;
  const artist = facts.artist === '' ? null : name.set(facts.artist, nameSize);
  if (artist) put(artist.d, EDGE, begin + name.capHeight(nameSize), colours.muted);

  let floor = POSTER.height - EDGE;
  const labelSize = isAlone ? 27 : 24;
  const lines = labelLines(facts.label, label, labelSize, measure);
  for (const line of lines.reverse()) {
    put(line.d, EDGE, floor - labelSize * 0.12, colours.muted);
    floor -= labelSize * 1.36;
  }
  if (lines.length > 0) floor -= 20;

  const fit = fitText(
    facts.title,
    measureOf(title, TRACKING),
    {
      width: measure,
      height: floor - begin - (artist ? nameSize + 56 : 0),
      leading: LEADING,
      maxLines: isAlone ? 4 : 6,
    },
    isAlone ? SIZES : SIZES.filter((size) => size <= 72),
  );
  if (fit) {
    for (const [index, line] of [...fit.lines].reverse().entries()) {
      const set = title.set(line, fit.size, fit.size * TRACKING);
      // Letters with a round or a bow on their left stand a little out, so that the edge looks straight.
      if (set) put(set.d, EDGE - fit.size * 0.05, floor - index * fit.size * LEADING, colours.ink);
    }
    const top = floor - (fit.lines.length - 1) * fit.size * LEADING - title.capHeight(fit.size);
    paths.push(
      `<rect x="${EDGE}" y="${(top - 40).toFixed(1)}" width="44" height="4" fill="${colours.accent}"/>`,
    );
  }
  const { width, height } = POSTER;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
}

/** Each text is measured once: its width grows with its size. */
function measureOf(face: Typeface, tracking: number): (size: number) => Width {
  const known = new Map<string, number | null>();
  return (size) => (text) => {
    if (!known.has(text)) known.set(text, face.measure(text, tracking));
    const width = known.get(text) ?? null;
    return width === null ? null : width * size;
  };
}

/** Each line of the label in at most two, and none of one that does not fit or cannot be written. */
function labelLines(label: readonly string[], face: Typeface, size: number, measure: number) {
  return label.flatMap((text) => {
    const fit = fitText(
      text,
      measureOf(face, 0),
      { width: measure, height: size * 3, leading: 1.3, maxLines: 2 },
      [size],
    );
    return (fit?.lines ?? []).flatMap((line) => face.set(line, size) ?? []);
  });
}
