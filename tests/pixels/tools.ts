import type { Browser, Page } from '@playwright/test';
import { isKnownHere, signInByCall } from '@/tests/e2e/support/owner';
import { keepPicture, type Screen, stillContext } from './camera';
import { EDITOR_STATES } from './editor-states';
import { MASTER_STATES } from './master-states';
import type { ToolState } from './tool-state';

const DESKTOP: Screen = { width: 1440, height: 900 };
const PHONE: Screen = { width: 390, height: 844, isTouch: true };

const STATES: readonly ToolState[] = [...MASTER_STATES, ...EDITOR_STATES];

async function isReady(page: Page, { path, act, isStranger = false }: ToolState): Promise<void> {
  if (isStranger) await page.goto(path);
  else await isKnownHere(page, path);
  await page.evaluate(() => localStorage.setItem('edit_hint', 'seen'));
  await act(page);
  // Nothing is pointed at by chance.
  await page.mouse.move(0, 0);
}

/** Photographs the states of the tools as the owner sees them; one that cannot be reached is told and left out. */
export async function takeTools(browser: Browser, url: string, folder: string, only: string): Promise<void> {
  const owner = await stillContext(browser, url, DESKTOP);
  await signInByCall(owner);
  const cookies = await owner.cookies();
  await owner.close();
  for (const screen of [DESKTOP, PHONE])
    for (const state of STATES) {
      const name = `tool-${screen.width}-${state.name}`;
      if (!name.includes(only) || (state.isDesktopAlone && screen.isTouch)) continue;
      const context = await stillContext(browser, url, screen);
      context.setDefaultTimeout(20_000);
      if (!state.isStranger) await context.addCookies(cookies);
      const page = await context.newPage();
      try {
        await isReady(page, state);
        await keepPicture(page, folder, name, false);
        process.stdout.write('.');
      } catch (error) {
        process.stderr.write(`\n${name}: ${error instanceof Error ? error.message : error}\n`);
      }
      await context.close();
    }
}
