/** The line where a dragged item would land. */
export const LANDING_LINE =
  'pointer-events-none absolute z-97 -mt-0.5 h-1 rounded-xs bg-tool-accent shadow-[0_0_0_0.0625rem] shadow-tool-ground';
