/** What a server has begun when it is told to end has this long to be finished (security O-5). */
export const DRAIN_MS = 30_000;
/** Nothing of the site runs this long after SIGTERM, whatever hangs. */
export const END_MS = 35_000;
/** Every process that is kept says this often that it is alive. */
export const BEAT_MS = 1000;
/** One that has been silent for so many beats hangs. */
export const SILENT_BEATS = 20;
/** Until it is ready a process loads code and repairs data, in which a slow machine may be silent for longer. */
export const SILENT_BEATS_AT_START = 120;
