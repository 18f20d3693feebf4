import { build } from 'esbuild';
import { expect, test } from './support/test';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

/** The seed keeps all its films itself, so the card stands on a page of its own here. */
async function cardPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { FilmFrame } from './components/islands/film-frame';
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

test('an own film waits with its picture until it is asked to move', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('details.film');
  await film.scrollIntoViewIfNeeded();
  await expect(film.getByRole('img')).toHaveCount(0);
  await film.getByText('Play').click();
  await expect(film.getByRole('img')).toBeVisible();
  await film.getByText('Stop').click();
  await expect(film.getByRole('img')).toHaveCount(0);
});
