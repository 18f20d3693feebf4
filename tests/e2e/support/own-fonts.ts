import type { Page } from '@playwright/test';
import { cutOut, LATIN, lora } from '@/tests/factories/fonts';

export const fontFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/woff2', buffer });

/** Lora and its italic; another font at each try, since one that is there already is refused. */
export const loraFiles = async (retry: number) => [
  fontFile('Lora-Italic.woff2', lora('latin', 'italic')),
  fontFile('Lora.ttf', await cutOut(lora('latin'), `${LATIN}${'éüñ'.slice(0, retry)}`)),
];

/** The part of `/master/look` with uploaded fonts. */
export const fontsPart = (page: Page) => page.getByRole('region', { name: 'Your own fonts' });

/** Chooses files for a font by the device's own dialog. */
export async function chooseFontFiles(page: Page, files: ReturnType<typeof fontFile>[]) {
  const choosing = page.waitForEvent('filechooser');
  await fontsPart(page)
    .getByRole('button', { name: /^Choose / })
    .click();
  await (await choosing).setFiles(files);
}

/** The font that the machine really draws the words of a heading with. */
export async function drawnWith(
  page: Page,
): Promise<{ familyName: string; isCustomFont: boolean } | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', {});
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts[0];
}

/** The families that a page has loaded files of. */
export const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
