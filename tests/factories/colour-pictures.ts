import sharp from 'sharp';

type Three = readonly [number, number, number];

/** A colour space as its profile tells it: red, green and blue as X, Y and Z under D50, and the gamma of its curve. */
export interface ColourSpace {
  primaries: readonly [Three, Three, Three];
  gamma: number;
}

export const SPACES = {
  srgb: {
    primaries: [
      [0.4361, 0.2225, 0.0139],
      [0.3851, 0.7169, 0.0971],
      [0.1431, 0.0606, 0.7141],
    ],
    gamma: 2.2,
  },
  displayP3: {
    primaries: [
      [0.5151, 0.2412, -0.0011],
      [0.292, 0.6922, 0.0419],
      [0.1571, 0.0666, 0.7841],
    ],
    gamma: 2.2,
  },
  adobeRgb: {
    primaries: [
      [0.6097, 0.3111, 0.0195],
      [0.2053, 0.6257, 0.0609],
      [0.1492, 0.0632, 0.7446],
    ],
    gamma: 2.2,
  },
  proPhoto: {
    primaries: [
      [0.7977, 0.288, 0],
      [0.1352, 0.7119, 0],
      [0.0313, 0.0001, 0.8249],
    ],
    gamma: 1.8,
  },
} satisfies Record<string, ColourSpace>;

/** A profile of version 2 with nothing but what is needed. */
export function profileOf({ primaries, gamma }: ColourSpace, space = 'RGB '): Buffer {
  const curve = (name: string) => ({ name, data: Buffer.concat([head('curv'), u32(1), u16(gamma * 256)]) });
  const point = (name: string, values: Three) => ({
    name,
    data: Buffer.concat([head('XYZ '), ...values.map((value) => i32(value * 65_536))]),
  });
  const [red, green, blue] = primaries;
  return assemble(space, [
    point('rXYZ', red),
    point('gXYZ', green),
    point('bXYZ', blue),
    point('wtpt', [0.9642, 1, 0.8249]),
    curve('rTRC'),
    curve('gTRC'),
    curve('bTRC'),
    description('made for a test'),
  ]);
}

/** A profile that tells its colours in a table, and so none of its primaries. */
export function profileNamed(name: string, space = 'RGB '): Buffer {
  return assemble(space, [description(name)]);
}

/** A JPEG of one colour whose numbers are meant in the space of the profile. */
export async function pictureOf(colour: Three, profile: Buffer | null, side = 64): Promise<Buffer> {
  const jpeg = await sharp(Buffer.from(Array.from({ length: side * side }, () => [...colour]).flat()), {
    raw: { width: side, height: side, channels: 3 },
  })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (!profile) return jpeg;
  const name = Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1');
  const segment = Buffer.concat([u16(0xffe2), u16(2 + name.length + profile.length), name, profile]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** L*, a* and b* of a colour that is meant in the space. */
export function labOf(colour: Three, { primaries, gamma }: ColourSpace): Three {
  const linear = colour.map((value) => (value / 255) ** gamma);
  return lab(linear, primaries);
}

/** The same for what a browser shows of a picture: P3 when it has a profile, else sRGB; both have the curve of sRGB. */
export async function shownLab(picture: Buffer): Promise<Three> {
  const { icc } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture, { ignoreIcc: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const linear = [...data.subarray(at, at + 3)].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return lab(linear, (icc ? SPACES.displayP3 : SPACES.srgb).primaries);
}

/** How far apart two colours look: one is about what an eye can just tell (CIE 1976). */
export function distance(one: Three, other: Three): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}

function lab(linear: readonly number[], primaries: ColourSpace['primaries']): Three {
  const [x = 0, y = 0, z = 0] = [0.9642, 1, 0.8249].map((white, axis) => {
    const sum = primaries.reduce(
      (total, primary, index) => total + (linear[index] ?? 0) * (primary[axis] ?? 0),
      0,
    );
    const part = sum / white;
    return part > 0.008_856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function assemble(space: string, tags: { name: string; data: Buffer }[]): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let offset = 128 + table.length;
  const bodies = tags.map(({ name, data }, index) => {
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(data.length, 12 + index * 12);
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += body.length;
    return body;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  for (const [index, value] of [0.9642, 1, 0.8249].entries())
    i32(value * 65_536).copy(header, 68 + index * 4);
  return Buffer.concat([header, table, ...bodies]);
}

function description(name: string): { name: string; data: Buffer } {
  const text = Buffer.from(`${name}\0`, 'latin1');
  return { name: 'desc', data: Buffer.concat([head('desc'), u32(text.length), text, Buffer.alloc(78)]) };
}

function head(type: string): Buffer {
  return Buffer.from(`${type}\0\0\0\0`, 'latin1');
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value));
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Math.round(value));
  return bytes;
}

function i32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value));
  return bytes;
}
