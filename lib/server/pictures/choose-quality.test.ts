import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chooseQuality, type Pixels } from './choose-quality';

const encode = ({ data, ...size }: Pixels, quality: number) =>
  sharp(data, { raw: { ...size, channels: 3 } })
    .webp({ quality, effort: 0 })
    .toBuffer();

function drawn(width: number, height: number, at: (x: number, y: number) => number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    data.fill(at(index % width, Math.floor(index / width)), index * 3, index * 3 + 3);
  }
  return { data, width, height };
}

const gradient = (x: number) => 40 + x / 8;
/** Always the same grain, without a pattern. */
const grain = (x: number, y: number) => ((x * 7919) ^ (y * 104_729)) % 24;

describe('the quality of a picture', () => {
  it('is higher for grain than for a gradient', async () => {
    const calm = await chooseQuality(drawn(300, 300, gradient), 0.95, encode);
    const grained = await chooseQuality(
      drawn(300, 300, (x, y) => gradient(x) + grain(x, y)),
      0.95,
      encode,
    );
    expect(grained).toBeGreaterThan(calm + 10);
  });

  it('follows the busiest part of a large picture', async () => {
    const asked: number[] = [];
    const partly = drawn(
      1100,
      560,
      (x, y) => gradient(x / 4) + (x > 1000 - 256 && y < 256 ? grain(x, y) : 0),
    );
    const quality = await chooseQuality(partly, 0.95, (sample, each) => {
      asked.push(sample.width * sample.height);
      return encode(sample, each);
    });
    expect(asked).toEqual(Array.from({ length: 3 }, () => 3 * 256 * 256));
    expect(quality).toBeGreaterThan(
      await chooseQuality(
        drawn(1100, 560, (x) => gradient(x / 4)),
        0.95,
        encode,
      ),
    );
  });

  it('rises with what is wanted, within bounds', async () => {
    const picture = drawn(300, 300, (x, y) => gradient(x) + grain(x, y));
    const found = await Promise.all(
      [0, 0.9, 0.97, 1].map((wanted) => chooseQuality(picture, wanted, encode)),
    );
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(found[0]).toBeLessThan(56);
    expect(found[3]).toBe(88);
  });
});
