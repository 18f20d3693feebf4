import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface Difference {
  name: string;
  /** What differs, in words. */
  what: string;
}

/** By so much of 255 two drawings of one rounded corner differ in one browser. */
const ROUNDING = 3;

const pixelsOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Marks in red what differs, on the paled picture of the later run. */
async function drawDifference(
  before: Buffer,
  after: Buffer,
  { width, height }: { width: number; height: number },
  file: string,
): Promise<number> {
  const drawn = Buffer.alloc(after.length);
  let count = 0;
  for (let at = 0; at < after.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > ROUNDING,
    );
    if (differs) count += 1;
    for (const channel of [0, 1, 2]) {
      const pale = 255 - (255 - (after[at + channel] ?? 0)) / 3;
      drawn[at + channel] = differs ? (channel === 0 ? 255 : 0) : pale;
    }
  }
  if (count > 0)
    await sharp(drawn, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(file);
  return count;
}

/**
 * Compares the pictures of two runs by name, and draws each that differs into `differences` of the second folder.
 * A picture that only one of them has, or whose size changed, differs.
 */
export async function comparePictures(before: string, after: string, only: string): Promise<Difference[]> {
  const namesOf = (folder: string) =>
    readdirSync(folder).filter((name) => name.endsWith('.png') && name.includes(only));
  const names = [...new Set([...namesOf(before), ...namesOf(after)])].sort();
  const differences: Difference[] = [];
  mkdirSync(join(after, 'differences'), { recursive: true });
  for (const name of names) {
    const [first, second] = [join(before, name), join(after, name)];
    const missing = [first, second].find((file) => !existsSync(file));
    if (missing) {
      differences.push({ name, what: `${missing} is missing` });
      continue;
    }
    const [one, two] = [await pixelsOf(first), await pixelsOf(second)];
    const sizes = [one, two].map(({ info }) => `${info.width} × ${info.height}`);
    if (sizes[0] !== sizes[1]) {
      differences.push({ name, what: `${sizes[0]} became ${sizes[1]}` });
      continue;
    }
    const count = await drawDifference(one.data, two.data, two.info, join(after, 'differences', name));
    if (count > 0) differences.push({ name, what: `${count} of ${two.info.width * two.info.height} pixels` });
  }
  return differences;
}
