/**
 * Milliseconds that nothing takes which goes through its text once, even where a machine has other work; what takes the
 * square of it, of texts as long as those in the tests, takes minutes.
 */
export const HANG_MS = 15_000;
