/** The width at which a picture is drawn, as CSS lengths: the first entry whose condition holds counts, the last has none. */
export type PictureWidths = readonly { when?: string; width: string }[];

/**
 * On dense screens browsers load the smaller of two files when its width is nearer to what they need: up to 14 % too few
 * pixels. Asking for 5 % more leaves at most 10 %.
 */
const MARGIN = 1.05;

/** The width of the page between its margins (`--edge` in theme.css). */
export const CONTENT_WIDTH = 'min(92vw, 118rem)';

/** Turns widths into a `sizes` attribute. */
export function sizesAttribute(widths: PictureWidths): string {
  return widths
    .map(({ when, width }) => `${when === undefined ? '' : `${when} `}calc(${MARGIN} * ${width})`)
    .join(', ');
}

/** The width of a picture with `object-fit: cover`: that of its box, or more where the box's height decides. */
export function coverWidth(box: { width: string; height: string }, ratio: number | undefined): string {
  return ratio === undefined ? box.width : `max(${box.width}, ${Number(ratio.toFixed(3))} * ${box.height})`;
}
