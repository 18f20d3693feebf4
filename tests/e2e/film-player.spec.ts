import { filmState, isPlaying } from './support/film-state';
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

test('an own film is played, sought and captioned by mouse and keys (docs/reference/media.md#films)', async ({
  page,
}) => {
  const parts: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.webm')) return;
    expect(response.status()).toBe(206);
    parts.push(response.headers()['content-range']);
  });
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
});
