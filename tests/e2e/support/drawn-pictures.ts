import type { Page } from '@playwright/test';

/** A small and a usual phone, an upright tablet, a laptop, and a large screen. */
export const SCREENS = [
  { width: 360, height: 780, density: 3 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 2 },
  { width: 2560, height: 1440, density: 1 },
];

/** How many of its own pixels a picture may be short of, unless its file has no more, and how many it may have in vain. */
const TOO_FEW = 1.1;
const TOO_MANY = 1.6;
/** The narrowest that there is: nothing smaller could have been chosen. */
const NARROWEST = 320;

export interface DrawnPicture {
  picture: string;
  /** Device pixels that its width is drawn over. */
  needed: number;
  /** Pixels of the file that the browser chose. */
  chosen: number;
  /** Of the file that was uploaded. */
  original: number;
}

/**
 * Every stored picture that the page draws inside `root`: of an `img` the source that the browser chose, be it among several
 * or the only one, and the poster of a film. Nothing has to have come: what the browser takes is known before.
 */
export async function drawnPictures(page: Page, root = 'main'): Promise<DrawnPicture[]> {
  return page.evaluate(async (selector) => {
    const drawn: DrawnPicture[] = [];
    const numberIn = (element: Element, name: string) => Number(element.getAttribute(name) ?? Number.NaN);
    const add = (address: string, element: Element, owner: Element) => {
      const url = new URL(address, location.href);
      if (!url.pathname.startsWith('/media/')) return;
      const box = element.getBoundingClientRect();
      const [width, height] = [numberIn(owner, 'width'), numberIn(owner, 'height')];
      const tall = (box.height * width) / height;
      const isCovering = getComputedStyle(element).objectFit === 'cover';
      const across = isCovering ? Math.max(box.width, tall) : Math.min(box.width, tall);
      const asked = url.searchParams.get('w');
      drawn.push({
        picture: decodeURI(url.pathname),
        needed: Math.round(across * devicePixelRatio),
        chosen: asked === null ? width : Math.min(width, Number(asked)),
        original: width,
      });
    };
    // In the lightbox the small picture stays under the large one until that has come.
    const all = `:is(${selector}) img:not(.pswp__img--placeholder)`;
    for (const img of document.querySelectorAll<HTMLImageElement>(all)) {
      if (img.getBoundingClientRect().width === 0) continue;
      img.loading = 'eager';
      while (img.currentSrc === '') await new Promise(requestAnimationFrame);
      const { pathname, search } = new URL(img.currentSrc);
      // The element that offers what was chosen knows the size of its file.
      const source = [...(img.parentElement?.querySelectorAll(':scope > source') ?? [])].find((each) =>
        each.getAttribute('srcset')?.includes(pathname + search),
      );
      // The lightbox writes no sizes: they are those of the picture as it hangs.
      const hung = document.querySelector(`main [srcset*="${pathname}"], main img[src*="${pathname}"]`);
      add(img.currentSrc, img, source ?? (img.hasAttribute('width') ? img : (hung ?? img)));
    }
    for (const film of document.querySelectorAll<HTMLVideoElement>(`:is(${selector}) video[poster]`))
      if (film.getBoundingClientRect().width > 0) add(film.poster, film, film);
    return drawn;
  }, root);
}

/** What is wrong with it; nothing where its pixels fit. A picture without known numbers is wrong, too. */
export function faultOf({ needed, chosen, original }: DrawnPicture): 'unknown' | 'soft' | 'waste' | null {
  if (![needed, chosen, original].every((each) => Number.isFinite(each) && each > 0)) return 'unknown';
  if (needed / chosen > TOO_FEW && chosen < original) return 'soft';
  return chosen / needed > TOO_MANY && chosen > NARROWEST ? 'waste' : null;
}
