import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { allowFunctions } from '../support/page-functions';

/** The phone that Lighthouse is: what it takes out of a `srcset` is what it is given. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** AVIF is made after a picture was asked for, one at a time, on a busy machine for minutes. */
const PATIENCE_MS = 15 * 60 * 1000;
const ACCEPT = 'image/avif,image/webp,*/*';

interface Picture {
  src: string;
  srcset: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  isLeading: boolean;
}

interface Tile {
  picture: Picture;
  words: string[];
  href: string | null;
}

type Part = { kind: 'heading' | 'text'; text: string } | { kind: 'tiles'; tiles: Tile[] };

interface Font {
  /** What it is for, by the name that the style sheet of the portfolio gives it. */
  family: 'headings' | 'text';
  src: string;
}

interface PageContents {
  fonts: Font[];
  path: string;
  title: string;
  description: string;
  heading: string;
  parts: Part[];
}

/**
 * Reads off the pages of a site what they show, and puts the very files that a phone takes of their pictures and fonts into a folder; gives the
 * contents with the addresses of those files. Other files of a `srcset` are named and not there: this phone never asks for them.
 */
export async function takeContents(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  folder: string,
): Promise<PageContents[]> {
  const chosen = new Set<string>();
  const fonts = new Set<string>();
  const pages: PageContents[] = [];
  for (const route of routes) {
    const read = await readPage(browser, origin, route);
    for (const address of read.chosen) chosen.add(address);
    for (const { src } of read.contents.fonts) fonts.add(src);
    pages.push(read.contents);
  }
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await mkdir(join(folder, 'fonts'));
  for (const address of fonts) {
    const answer = await fetch(origin + address);
    await writeFile(join(folder, fontOf(address)), new Uint8Array(await answer.arrayBuffer()));
  }
  for (const address of chosen)
    await writeFile(join(folder, fileOf(address)), await smallest(origin + address));
  const renamed = (list: string) =>
    list.replaceAll(/\/media\/[^\s,]+(?=\s|,|$)/g, (address) => fileOf(address));
  for (const { fonts, parts } of pages) {
    for (const font of fonts) font.src = fontOf(font.src);
    for (const part of parts)
      for (const { picture } of part.kind === 'tiles' ? part.tiles : []) {
        picture.src = renamed(picture.src);
        picture.srcset = renamed(picture.srcset);
      }
  }
  return pages;
}

const fileOf = (address: string) =>
  `/pictures/${createHash('sha256').update(address).digest('hex').slice(0, 16)}.avif`;

const fontOf = (address: string) => `/fonts/${address.slice(address.lastIndexOf('/') + 1)}`;

/** A picture once it comes as small as it will. */
async function smallest(address: string): Promise<Uint8Array> {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(address, { headers: { accept: ACCEPT } });
    const body = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (answer.headers.get('content-type') !== 'image/webp') return body;
    if (performance.now() - began > PATIENCE_MS) {
      console.log(`${address} is measured as WebP: its AVIF was not made in time`);
      return body;
    }
    await sleep(2000);
  }
}

async function readPage(browser: Browser, origin: string, route: string) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  await allowFunctions(context);
  const page = await context.newPage();
  await page.goto(origin + route);
  const read = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    const leading = images.filter(({ loading }) => loading !== 'lazy');
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    const addressOf = (image: HTMLImageElement) => image.currentSrc.slice(location.origin.length);

    const HOLDER = 'li, figure, a, [role="group"]';
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown, and a line is a line
    const wordsOf = (element: Element | null) => (element as HTMLElement | null)?.innerText.trim() ?? '';
    const parts: Part[] = [];
    const nodes = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, blockquote, img[srcset]):not(search *, dialog *)',
    );
    for (const node of nodes) {
      const last = parts.at(-1);
      if (node instanceof HTMLImageElement) {
        const holder = node.closest(HOLDER);
        const { src, srcset, sizes, alt } = node;
        const size = {
          width: Number(node.getAttribute('width')),
          height: Number(node.getAttribute('height')),
        };
        const own = { src: src.slice(location.origin.length), srcset, sizes, alt, ...size };
        const tile = {
          picture: { ...own, isLeading: leading.includes(node) },
          words: wordsOf(holder)
            .split('\n')
            .filter((line) => line.trim() !== ''),
          href: node.closest('a')?.getAttribute('href') ?? null,
        };
        if (last?.kind === 'tiles') last.tiles.push(tile);
        else parts.push({ kind: 'tiles', tiles: [tile] });
      } else if (!node.closest(HOLDER)?.querySelector('img') && wordsOf(node) !== '') {
        if (node.tagName !== 'H1')
          parts.push({ kind: /^H/.test(node.tagName) ? 'heading' : 'text', text: wordsOf(node) });
      }
    }
    await document.fonts.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const rulesOf = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    const faces = [...document.styleSheets].flatMap(rulesOf);
    const fontOf = (family: Font['family'], element: Element | null): Font[] => {
      const [wanted] = element ? getComputedStyle(element).fontFamily.split(',') : [];
      return faces.flatMap(({ style }) => {
        const src = new URL(/url\("?(.+?)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '', location.href);
        const isUpright = style.getPropertyValue('font-style') !== 'italic';
        const isWanted = style.getPropertyValue('font-family') === wanted;
        const isIt = isUpright && isWanted && loaded.includes(src.href);
        return isIt ? [{ family, src: src.pathname }] : [];
      });
    };
    const paragraph = document.querySelector('main .prose p') ?? document.querySelector('main p');
    const contents = {
      fonts: [...fontOf('headings', document.querySelector('main h1')), ...fontOf('text', paragraph)],
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      heading: wordsOf(document.querySelector('main h1')),
      parts,
    };
    return { contents, chosen: images.map(addressOf).filter((address) => address.startsWith('/media/')) };
  });
  await context.close();
  return { chosen: read.chosen, contents: { path: route, ...read.contents } };
}
