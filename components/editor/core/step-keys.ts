/** How many places an arrow key moves a dragged item in a list. */
export const STEP_KEYS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};
