// Shared by the threads of a kept process, as indices into an array of integers.

/** How often the main thread has beaten. */
export const BEATS = 0;
/** 1 once the process has reported that it works. */
export const IS_READY = 1;
export const PLACES = 2;
