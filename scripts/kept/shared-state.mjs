// What the threads of a kept process share, as places in an array of whole numbers.

/** How often the main thread has beaten. */
export const BEATS = 0;
/** 1 when it has said that it works. */
export const IS_READY = 1;
export const PLACES = 2;
