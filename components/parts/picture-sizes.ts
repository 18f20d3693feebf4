/** Phones: narrower than any width at which a place of a picture changes its share of the screen. */
const PHONE = '(max-width: 30rem) and (min-resolution: 2.5dppx)';
/** Two thirds of three dots for each pixel are two. */
const SHARE = 0.67;

/**
 * `sizes` for screens of one and of two dots a pixel: on a phone with three nobody sees
 * the third, and a picture of it takes twice the time to come.
 */
export function sizesForDensities(sizes: string): string {
  const narrowest = lastOf(sizes).trim();
  const share = /^(\d+(?:\.\d+)?)(vw|px|rem)$/.exec(narrowest);
  const shared = share
    ? `${Math.round(Number(share[1]) * SHARE * 10) / 10}${share[2]}`
    : `calc((${narrowest}) * ${SHARE})`;
  return `${PHONE} ${shared}, ${sizes}`;
}

/** What stands behind the last comma that is not between brackets. */
function lastOf(sizes: string): string {
  let depth = 0;
  for (let at = sizes.length - 1; at >= 0; at -= 1) {
    if (sizes[at] === ')') depth += 1;
    if (sizes[at] === '(') depth -= 1;
    if (sizes[at] === ',' && depth === 0) return sizes.slice(at + 1);
  }
  return sizes;
}
