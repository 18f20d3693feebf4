/** After the signal to end, a server has this long to finish what it has begun (security O-5). */
export const DRAIN_MS = 30_000;
/** Every process of the site has ended this long after SIGTERM, whatever hangs. */
export const END_MS = 35_000;
/** Every process that is kept says this often that it is alive. */
export const BEAT_MS = 1000;
/** A process that is silent for this many beats counts as hung. */
export const SILENT_BEATS = 20;
/** Until it is ready a process loads code and repairs data, in which a slow machine may be silent for longer. */
export const SILENT_BEATS_AT_START = 120;
