import { clamp } from './maths';

/** Linear light, red, green, blue; 1 is the white of the screen, and light may be brighter. */
export type Rgb = readonly [number, number, number];

export function toLinear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

export function toEncoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** `#rrggbb` as linear light, optionally brighter. */
export function rgb(hex: string, gain = 1): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255) * gain,
    toLinear(((value >> 8) & 255) / 255) * gain,
    toLinear((value & 255) / 255) * gain,
  ];
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function scaleRgb(a: Rgb, gain: number): Rgb {
  return [a[0] * gain, a[1] * gain, a[2] * gain];
}

function toOklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Rgb): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Colours along a line from 0 to 1. */
export type Ramp = (t: number) => Rgb;

const STEPS = 512;

/** A ramp through `[position, '#rrggbb', gain?]` stops, mixed in OKLab so that no middle turns grey. */
export function ramp(...stops: readonly (readonly [number, string, number?])[]): Ramp {
  const points = stops.map(([at, hex, gain]) => ({ at, lab: toOklab(rgb(hex, gain ?? 1)) }));
  const table: Rgb[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    let low = points[0];
    let high = points[points.length - 1];
    for (const point of points) {
      if (point.at <= t) low = point;
    }
    for (let k = points.length - 1; k >= 0; k--) {
      const point = points[k];
      if (point && point.at >= t) high = point;
    }
    if (!low || !high) throw new Error('A ramp needs stops');
    const span = high.at - low.at;
    table.push(fromOklab(mixRgb(low.lab, high.lab, span > 0 ? clamp((t - low.at) / span, 0, 1) : 0)));
  }
  return (t) => table[(clamp(t, 0, 1) * STEPS + 0.5) | 0] as Rgb;
}
