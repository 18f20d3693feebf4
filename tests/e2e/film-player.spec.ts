import { filmState, isPlaying } from './support/film-state';
import { shiftsOf, watchShifts } from './support/layout-shift';
import { expect, test } from './support/test';

const FILM_PAGE = '/works/digital-art/new-media/murmuration-engine';

/** What is read in the middle of the film. */
const CAPTIONS = [
  ['English', '[They turn. For a moment only the wind]'],
  ['Русский', '[Стая поворачивает. На миг слышен только ветер]'],
];

/** What of the browser's controls lies there, measured from the lower right corner of the film. */
const MENU = { fromRight: 23, fromBottom: 49 };
const TIMELINE_FROM_BOTTOM = 22;
/** Its neighbours in the same line. */
const FROM_RIGHT = { full: 72, muted: 120 };

test('an own film is played, sought and captioned by mouse and keys (docs/reference/media.md#films)', async ({
  page,
}) => {
  const parts: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.webm')) return;
    expect(response.status()).toBe(206);
    parts.push(response.headers()['content-range']);
  });
  await watchShifts(page);
  await page.goto(FILM_PAGE);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  expect(parts).toEqual([]);
  const { x, y, width, height } = (await film.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width / height).toBeCloseTo(16 / 9, 1);

  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(film)).toBe(true);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => isPlaying(film)).toBe(false);
  await page.mouse.click(x + width / 2, y + height - TIMELINE_FROM_BOTTOM);
  await expect.poll(async () => (await filmState(film)).share).toBeCloseTo(0.5, 1);
  expect(parts[0]).toMatch(/^bytes 0-/);

  await page.mouse.click(x + width - MENU.fromRight, y + height - MENU.fromBottom);
  // The third line is a language, English or the one after it: that depends on the browser's release.
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const shown = () =>
    film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].flatMap(({ mode, label, activeCues }) =>
        mode === 'showing' ? [label, ...[...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)] : [],
      ),
    );
  await expect.poll(shown).toHaveLength(2);
  expect(CAPTIONS).toContainEqual(await shown());
  expect((await film.boundingBox())?.height).toBe(height);
  // Words may move as their typeface comes: the film does not.
  expect((await shiftsOf(page)).of).not.toContain('VIDEO');
});

test('sound and full screen are reached by keys and by mouse (docs/reference/media.md#films)', async ({
  page,
}) => {
  await page.goto(FILM_PAGE);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  // Both can be pressed once the film's facts are there.
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(film)).toBe(true);
  const effects = () =>
    film.evaluate((it: HTMLVideoElement) => ({
      muted: it.muted,
      full: document.fullscreenElement === it,
    }));
  const reset = async () => {
    await film.evaluate(async (it: HTMLVideoElement) => {
      if (document.fullscreenElement) await document.exitFullscreen();
      it.muted = false;
    });
    await expect.poll(effects).toEqual({ muted: false, full: false });
  };
  const { x, y, width, height } = (await film.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [effect, fromRight] of Object.entries(FROM_RIGHT)) {
    await page.mouse.click(x + width - fromRight, y + height - MENU.fromBottom);
    await expect.poll(effects).toMatchObject({ [effect]: true });
    await reset();
  }
  const reached = new Set<string>();
  for (let stops = 1; stops <= 6; stops += 1) {
    await film.evaluate((it: HTMLVideoElement) => {
      it.blur();
      it.focus();
    });
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await film.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    for (const [effect, isOn] of Object.entries(await effects())) if (isOn) reached.add(effect);
    await reset();
  }
  expect([...reached].sort()).toEqual(['full', 'muted']);
});
