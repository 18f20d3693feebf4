/** Phones: narrower than any width at which a place of a picture changes its share of the screen. */
const PHONE = '(max-width: 30rem) and (min-resolution: 2.5dppx)';
/** Two thirds of three dots for each pixel are two. */
const SHARE = 0.67;

/**
 * `sizes` for screens of one and of two dots a pixel (specification §9 "densities"): on a phone with three nobody sees
 * the third, and a picture of it takes twice the time to come.
 */
export function sizesForDensities(sizes: string): string {
  const narrowest =
    sizes
      .split(/,(?![^(]*\))/)
      .at(-1)
      ?.trim() ?? '';
  const share = /^(\d+(?:\.\d+)?)(vw|px|rem)$/.exec(narrowest);
  const shared = share
    ? `${Math.round(Number(share[1]) * SHARE * 10) / 10}${share[2]}`
    : `calc((${narrowest}) * ${SHARE})`;
  return `${PHONE} ${shared}, ${sizes}`;
}
