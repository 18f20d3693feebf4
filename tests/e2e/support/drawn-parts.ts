import type { Page } from '@playwright/test';

/** A part of a page as it is drawn: an element, a picture or a run of words. */
export interface DrawnPart {
  /** The same on the same page, whatever elements the words are wrapped in. */
  what: string;
  /** From the page's beginning, in pixels: left, top, width, height. */
  box: [number, number, number, number];
  /** How it is set: typeface, sizes, colours. */
  type: string;
}

/** Elements whose boxes are seen, by themselves or by what they hold. */
const ELEMENTS = [
  // The footer ends lower where the toolbar hangs.
  '.site > :not(.site-footer)',
  '.site-footer > *',
  '#content > *',
  '.sections > *',
  '.section > *',
  'search',
  'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, blockquote, hr',
  'figure, figcaption, img, video, iframe, svg',
  'a[href], .slide-button, button, summary, label, input, textarea',
  'table, tr, th, td',
].join(', ');

/** What belongs to editors alone: tools in the page, and fields that show under the pointer only. */
const TOOLS = '.tool, .is-empty, .unseen-block';

/** What moves slides makes room for the bar where that is as wide as the window (toolbar.spec.ts). */
const MOVED = '.hero > .carousel-controls';
const hasWideBar = (page: Page) => page.evaluate(() => matchMedia('(max-width: 82rem)').matches);

const TYPE = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'color',
];

/** Waits until words have their typefaces, and all pictures have come, those that load on scrolling too. */
async function isSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.site img')];
    for (const picture of pictures) picture.loading = 'eager';
    await document.fonts.ready;
    const seen = pictures.filter((picture) => picture.checkVisibility());
    await Promise.all(seen.map((picture) => picture.decode().catch(() => {})));
    // Scripts that measure have measured.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** All parts of a page that are seen, in their order. */
export async function drawnParts(page: Page): Promise<DrawnPart[]> {
  await isSettled(page);
  return page.locator('.site').evaluate(
    (site, { elements, tools, type }) => {
      const origin = site.getBoundingClientRect();
      /** What hangs in the window makes room for the tools there. */
      const isHanging = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'fixed' || isHanging(element.parentElement));
      const isSeen = (element: Element) =>
        element.closest(tools) === null &&
        !isHanging(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const boxOf = ({ left, top, width, height }: DOMRect): DrawnPart['box'] => [
        left - origin.left,
        top - origin.top,
        width,
        height,
      ];
      const wordsOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      /** The colour or picture that something stands on. */
      const groundOf = (element: Element | null): string => {
        if (element === null) return '';
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        return isClear ? groundOf(element.parentElement) : `${backgroundColor} ${backgroundImage}`;
      };
      const typeOf = (element: Element): string => {
        const style = getComputedStyle(element);
        const set = type.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [...set, `ground: ${groundOf(element)}`].join('; ');
      };
      const nameOf = (element: Element): string => {
        if (element.id !== '' && element.matches('.section')) return `#${element.id}`;
        if (element instanceof HTMLImageElement)
          return `${element.alt} ${new URL(element.currentSrc, location.href).pathname}`;
        return wordsOf(element).slice(0, 80);
      };
      const textsIn = (within: Node): Node[] => {
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        return texts;
      };
      /** Around their letters: spaces at the end of a line may hang over it. */
      const boxOfWords = (texts: Node[]): DrawnPart['box'] => {
        const range = document.createRange();
        const boxes = texts.flatMap((text) =>
          [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getBoundingClientRect();
          }),
        );
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        const right = Math.max(...boxes.map((box) => box.right));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        return boxOf(new DOMRect(left, top, right - left, bottom - top));
      };
      /** Links of a hero are words to be typed while it is edited. */
      const tagOf = (element: Element) =>
        element.matches('a, .slide-button') ? 'link' : element.tagName.toLowerCase();
      const parts: DrawnPart[] = [];
      for (const element of site.querySelectorAll(elements)) {
        // In a line an element is as large as its words.
        const isInLine =
          getComputedStyle(element).display === 'inline' && !element.querySelector('*:not(span)');
        const box =
          isInLine && wordsOf(element) !== ''
            ? boxOfWords(textsIn(element))
            : boxOf(element.getBoundingClientRect());
        if (!isSeen(element) || box[2] < 1 || box[3] < 1) continue;
        parts.push({
          what: `${tagOf(element)} ${nameOf(element)}`,
          box,
          type: typeOf(element),
        });
      }
      for (const text of textsIn(site)) {
        const { parentElement } = text;
        if (wordsOf(text) === '' || !parentElement || !isSeen(parentElement)) continue;
        const box = boxOfWords([text]);
        if (box[2] < 1 || box[3] < 1) continue;
        parts.push({ what: `words ${wordsOf(text)}`, box, type: typeOf(parentElement) });
      }
      return parts;
    },
    { elements: ELEMENTS, tools: (await hasWideBar(page)) ? `${TOOLS}, ${MOVED}` : TOOLS, type: TYPE },
  );
}

/** Pixels by which the same part may stand elsewhere: browsers round to fractions of one. */
const TOLERANCE = 0.5;
/** A picture has the proportions of the file that the browser chose of several, whose sides are whole pixels. */
const PICTURE_TOLERANCE = 1;

/** What of a page is not drawn the same, in words; what only the other has is no part of the page. */
export function differences(expected: readonly DrawnPart[], actual: readonly DrawnPart[]): string[] {
  const left = new Map<string, DrawnPart[]>();
  for (const part of actual) left.set(part.what, [...(left.get(part.what) ?? []), part]);
  return expected.flatMap(({ what, box, type }) => {
    const found = left.get(what)?.shift();
    if (!found) return [`${what}: is missing`];
    const tolerance = what.startsWith('img ') ? PICTURE_TOLERANCE : TOLERANCE;
    const isMoved = box.some((side, at) => Math.abs(side - (found.box[at] ?? 0)) > tolerance);
    const round = (sides: readonly number[]) => sides.map((side) => side.toFixed(1)).join(' ');
    return [
      ...(isMoved ? [`${what}: ${round(box)}, not ${round(found.box)}`] : []),
      ...(type === found.type ? [] : [`${what}: ${type}, not ${found.type}`]),
    ];
  });
}
