import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { isPlaying } from './support/film-state';
import { expect, test } from './support/test';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

/** The seed keeps all its films itself, so the card stands on a page of its own here. */
async function cardPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { defineIsland } from './components/islands/define-island';
        import { attendFilmFrame } from './components/islands/film-frame/attend-film-frame';
        import { FilmFrame } from './components/islands/film-frame/film-frame';
        defineIsland('film-frame', attendFilmFrame);
        createRoot(document.getElementById('place')).render(
          <FilmFrame href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" player="${PLAYER}" title="Talk" ratio={16 / 9}>
            Play from YouTube
          </FilmFrame>,
        );`,
      loader: 'tsx',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><title>Film</title><body><div id="place"></div><script>${code}</script>`;
}

test('a film elsewhere is asked for by pressing play, and the player has the focus (docs/reference/editing.md#kinds-of-blocks)', async ({
  page,
}) => {
  const html = await cardPage();
  const requested: string[] = [];
  await page.route('**/film-card', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing' });
  });
  await page.goto('/film-card');
  const card = page.getByRole('link', { name: 'Play from YouTube' });
  await expect(card).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(requested).toEqual([]);
  await card.focus();
  await page.keyboard.press('Enter');
  const player = page.getByTitle('Talk');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(player.contentFrame().getByText('Playing')).toBeVisible();
  expect(requested).toEqual([PLAYER]);
});

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the video' });

test('a film that plays by itself rests out of view, and stays stopped once it was stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const film = page.locator('video');
  await expect(pauseButton(page)).toBeAttached();
  expect(await isPlaying(film)).toBe(false);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(film)).toBe(true);
  expect(
    await film.evaluate(({ muted, loop, controls }: HTMLVideoElement) => [muted, loop, controls]),
  ).toEqual([true, true, false]);
  await page.keyboard.press('Home');
  await expect.poll(() => isPlaying(film)).toBe(false);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => isPlaying(film)).toBe(true);
  await pauseButton(page).click();
  await expect.poll(() => isPlaying(film)).toBe(false);
  await page.keyboard.press('Home');
  await film.scrollIntoViewIfNeeded();
  const play = page.getByRole('button', { name: 'Play the video' });
  await expect(play).toBeVisible();
  expect(await isPlaying(film)).toBe(false);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(film)).toBe(true);
});

test('icons of controls that a script takes away are not read', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const icons: string[] = [];
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:image/svg')) icons.push(request.url);
  });
  await client.send('Network.enable');
  await page.goto('/');
  await expect(pauseButton(page).or(page.getByRole('button', { name: 'Play the video' }))).toBeAttached();
  expect(icons).toEqual([]);
});

const WAITING = {
  'less motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'less data': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  },
};

for (const [wish, prepare] of Object.entries(WAITING)) {
  test(`a film does not begin by itself for a visitor who wants ${wish}`, async ({ page }) => {
    await prepare(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: 'Play the video' });
    await expect(play).toBeInViewport();
    expect(requested.filter((address) => /\.(?:webm|mp4)$/.test(address))).toEqual([]);
    await play.click();
    await expect.poll(() => isPlaying(film)).toBe(true);
  });
}
