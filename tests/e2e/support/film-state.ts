import type { Locator } from '@playwright/test';

/** Where a film is, and whether it moves. */
export const filmState = (film: Locator) =>
  film.evaluate(({ paused, currentTime, duration }: HTMLVideoElement) => ({
    isPlaying: !paused && currentTime > 0,
    share: duration > 0 ? currentTime / duration : 0,
  }));
export const isPlaying = async (film: Locator) => (await filmState(film)).isPlaying;
