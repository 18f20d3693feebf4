/** Cells along each side of the grid in which a picture's brightness is measured. */
export const GRID_SIDE = 12;

const CELLS = GRID_SIDE * GRID_SIDE;

/** A level is one sign: a 63rd of the way from black to white. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOP = SIGNS.length - 1;
/** So that white stays white. */
const ROUNDING = 1e-6;
const STORED = /^[A-Za-z0-9_-]+$/;

/**
 * How light and how dark a picture is, cell by cell, row by row from the top: levels of grey as screens mix them, 0 black
 * and 1 white.
 */
export interface Brightness {
  lightest: readonly number[];
  darkest: readonly number[];
}

/** Relative luminance (WCAG 2.2) of a level of grey. */
export const luminanceOfGrey = (level: number): number =>
  level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;

/** The level of grey that has a luminance. */
export const greyOfLuminance = (luminance: number): number =>
  luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;

const plain = (lightest: number, darkest: number): Brightness => ({
  lightest: Array.from({ length: CELLS }, () => lightest),
  darkest: Array.from({ length: CELLS }, () => darkest),
});

/** Of what was not measured, or moves: anything may be anywhere. */
export const ANY_BRIGHTNESS = plain(1, 0);

/** Where there is no picture. */
export const ALL_BLACK = plain(0, 0);

/** As it is stored: never darker than the lightest or lighter than the darkest. */
export function writeBrightness({ lightest, darkest }: Brightness): string {
  const up = lightest.map((level) => SIGNS[Math.ceil(level * TOP - ROUNDING)]);
  const down = darkest.map((level) => SIGNS[Math.floor(level * TOP + ROUNDING)]);
  return [...up, ...down].join('');
}

/** As it was stored; what is missing or cannot be read may be anything. */
export function readBrightness(stored: string | undefined): Brightness {
  if (stored?.length !== 2 * CELLS || !STORED.test(stored)) return ANY_BRIGHTNESS;
  const levels = [...stored].map((sign) => SIGNS.indexOf(sign) / TOP);
  return { lightest: levels.slice(0, CELLS), darkest: levels.slice(CELLS) };
}
