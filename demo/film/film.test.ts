import { expect, it } from 'vitest';
import { FILM_FILES } from './index';
import { windAndWings } from './wind';

it('keeps its film in two formats of six megabytes together', async () => {
  const films = FILM_FILES.filter(({ contentType }) => contentType.startsWith('video/'));
  const sizes = await Promise.all(films.map(async ({ read }) => (await read()).length));
  expect(films.map(({ contentType, width }) => [contentType, width])).toEqual([
    ['video/webm', 1920],
    ['video/mp4', 1920],
  ]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(6_000_000);
});

it('has the same captions at the same times in each language, none after its end', async () => {
  const captions = FILM_FILES.filter(({ contentType }) => contentType === 'text/vtt');
  const times = await Promise.all(
    captions.map(async ({ read }) =>
      (await read())
        .toString()
        .split('\n')
        .filter((line) => line.includes('-->')),
    ),
  );
  expect(times).toEqual([times[0], times[0], times[0]]);
  expect(times[0]?.length).toBe(4);
  expect(times[0]?.at(-1)?.split(' --> ')[1]).toMatch(/^00:09\./);
});

it('sounds from silence to silence, and never too loud', () => {
  const sound = windAndWings(2, 8_000);
  const levels = Array.from({ length: sound.length / 2 }, (_, at) => Math.abs(sound.readInt16LE(at * 2)));
  expect([levels[0], levels.at(-1)].every((level = 99) => level < 99)).toBe(true);
  const loudest = levels.reduce((most, level) => Math.max(most, level));
  expect([loudest > 1_000, loudest < 32_767]).toEqual([true, true]);
});
