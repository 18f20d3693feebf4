import { describe, expect, it } from 'vitest';
import { profileNamed, profileOf, SPACES } from '@/tests/factories/colour-pictures';
import { isWithinSrgb } from './colour-profile';

describe('whether a profile’s colours are those of sRGB', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['sRGB', profileOf(SPACES.srgb), true],
    ['sRGB with another curve', profileOf({ ...SPACES.srgb, gamma: 1.8 }), true],
    ['Display P3', profileOf(SPACES.displayP3), false],
    ['Adobe RGB', profileOf(SPACES.adobeRgb), false],
    ['ProPhoto', profileOf(SPACES.proPhoto), false],
    ['grey', profileOf(SPACES.srgb, 'GRAY'), true],
    ['inks', profileNamed('Coated FOGRA39', 'CMYK'), false],
    ['a table named sRGB', profileNamed('sRGB v4 ICC preference'), true],
    ['a table of another name', profileNamed('eciRGB v2'), false],
    ['nothing', Buffer.alloc(0), false],
    ['a head without tags', Buffer.alloc(128), false],
  ])('%s: %s', (_name, profile, expected) => {
    expect(isWithinSrgb(profile)).toBe(expected);
  });

  it('is never thrown off by what is broken', () => {
    const profile = profileOf(SPACES.displayP3);
    for (let length = 0; length < profile.length; length += 7) {
      expect(isWithinSrgb(profile.subarray(0, length))).toBe(false);
    }
    const wild = Buffer.from(profile);
    wild.fill(0xff, 128);
    expect(isWithinSrgb(wild)).toBe(false);
  });
});
