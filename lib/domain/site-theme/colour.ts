/** A colour as themes store it: `#rrggbb` in small letters. */
export type Hex = `#${string}`;

/** OKLab: lightness from 0 to 1, and two axes of hue; equal distances look equally far apart. */
interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#[0-9a-f]{6}$/;

export const isHex = (text: string): text is Hex => HEX.test(text);

const channelsOf = (hex: Hex): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function linearOf(hex: Hex): Rgb {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab). */
function toOklab(hex: Hex): Oklab {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function rgbOf({ l, a, b }: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Half a step of the 255: what only rounding brings inside. */
const ROUNDING = 0.002;
const isShown = (rgb: Rgb) => rgb.every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);

/** The colour on a screen; one that no screen shows loses as much of its chroma as it has to. */
function toHex(colour: Oklab): Hex {
  let least = 0;
  let most = 1;
  const withChroma = (share: number): Rgb => rgbOf({ l: colour.l, a: colour.a * share, b: colour.b * share });
  if (isShown(withChroma(1))) least = 1;
  else
    for (let step = 0; step < 12; step += 1) {
      const share = (least + most) / 2;
      if (isShown(withChroma(share))) least = share;
      else most = share;
    }
  const digits = withChroma(least).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** How light a colour looks: 0 black, 1 white. */
export const lightnessOf = (hex: Hex): number => toOklab(hex).l;

/** A colour on the straight way between two in OKLab: `share` 0 is the first, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const start = toOklab(from);
  const end = toOklab(to);
  const between = (axis: keyof Oklab) => start[axis] + (end[axis] - start[axis]) * share;
  return toHex({ l: between('l'), a: between('a'), b: between('b') });
}

function luminanceOf(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 computes it: from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast that text needs with its ground (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

const leastContrast = (colour: Hex, grounds: readonly Hex[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const STEP = 0.004;

/** The colour nearest to one that can be read on all of some grounds: of the same hue, lighter or darker. */
export function nearestReadable(colour: Hex, grounds: readonly Hex[], least = TEXT_CONTRAST): Hex {
  if (leastContrast(colour, grounds) >= least) return colour;
  const { l, a, b } = toOklab(colour);
  for (let away = STEP; away <= 1; away += STEP) {
    const found = [l - away, l + away]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => toHex({ l: lightness, a, b }))
      .find((candidate) => leastContrast(candidate, grounds) >= least);
    if (found !== undefined) return found;
  }
  return leastContrast('#000000', grounds) > leastContrast('#ffffff', grounds) ? '#000000' : '#ffffff';
}
