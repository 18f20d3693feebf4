/** The named colours of CSS that read better on white than on black. */
const DARK_NAMES = new Set(
  (
    'black blue blueviolet brown crimson darkblue darkgreen darkmagenta darkolivegreen darkorchid darkred ' +
    'darkslateblue darkslategray darkslategrey darkviolet dimgray dimgrey firebrick green indigo maroon mediumblue ' +
    'mediumvioletred midnightblue navy purple rebeccapurple royalblue saddlebrown sienna slateblue teal'
  ).split(' '),
);

/** Where the contrast with black and with white is the same (WCAG 2.2, relative luminance). */
const MIDDLE_LUMINANCE = 0.1791;

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rgb` or `#rrggbb`, between 0 and 1. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The ground on which a text colour is readable: a slide sets its colour, and its picture is darkened or lightened
 * behind the text (`options.color`). An unknown colour counts as light.
 */
export function groundFor(colour: string): 'dark' | 'light' {
  const name = colour.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(name))
    return luminance(name) > MIDDLE_LUMINANCE ? 'dark' : 'light';
  return DARK_NAMES.has(name) ? 'light' : 'dark';
}

/** The worst possible ground of a slide's text: a white picture with the most shade (media/shade.ts), or a black one. */
const GROUND_LUMINANCE = { dark: luminance('#141414'), light: luminance('#ebebeb') };

/** Relative luminance of a text's colour; of one that is not known the worst on its ground. */
export function textLuminance(colour: string): number {
  const name = colour.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(name)) return luminance(name);
  if (name === 'white') return 1;
  return name === 'black' ? 0 : MIDDLE_LUMINANCE;
}

/** How well words of a colour stand out from their slide at the worst, between 1 and 21 (WCAG 2.2); `hex` is `#rrggbb`. */
export function slideContrast(hex: string): number {
  const [low, high] = [luminance(hex), GROUND_LUMINANCE[groundFor(hex)]].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
