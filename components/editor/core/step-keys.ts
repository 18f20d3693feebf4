/** By how many places an arrow key takes what is being dragged through a list. */
export const STEP_KEYS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};
