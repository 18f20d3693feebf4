import type PhotoSwipe from 'photoswipe';
import type { TextLanguage } from '../text-language';
import { filled } from './filled';
import { isMirrored, type PictureSlide } from './lightbox-slide';

export interface PictureWords {
  /** `Picture {index} of {total}: {name}`, for those who listen. */
  position: string;
  /** A short form for sighted visitors. */
  count: string;
  /** Which languages the two are in, where that is not the page's. */
  positionIn: TextLanguage;
  countIn: TextLanguage;
  /** The label of the link to the file. */
  original: string;
  /** The label of the link to the terms of use. */
  licence: string;
}

const LINK_ICON =
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32">' +
  '<path d="M8 11v13h13v-3h2v5H6V9h5v2zM15 7h10v10h-2.5v-5.7l-8.2 8.2-1.8-1.8 8.2-8.2H15z"/></svg>';

/** The place of the picture among the others, as one reads. */
function placeOf(pswp: PhotoSwipe): { index: number; total: number } {
  const total = pswp.getNumItems();
  return { index: isMirrored() ? total - pswp.currIndex : pswp.currIndex + 1, total };
}

/** "3 / 12" in the bar, and for a screen reader the same in words with each step. */
export function addCount(
  pswp: PhotoSwipe,
  slides: readonly PictureSlide[],
  texts: PictureWords,
  dialog: HTMLDialogElement,
): void {
  const status = document.createElement('p');
  status.className = 'lightbox-status';
  status.setAttribute('role', 'status');
  Object.assign(status, texts.positionIn);
  dialog.append(status);
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'place',
      className: 'lightbox-place',
      order: 5,
      onInit: (element) => {
        element.setAttribute('aria-hidden', 'true');
        Object.assign(element, texts.countIn);
        pswp.on('change', () => {
          const place = placeOf(pswp);
          element.textContent = filled(texts.count, place);
          // Words that come with the dialog are not heard; those that change in it are.
          requestAnimationFrame(() => {
            status.textContent = filled(texts.position, {
              ...place,
              name: slides[pswp.currIndex]?.alt ?? '',
            });
          });
        });
      },
    });
  });
}

/** The way to the picture's file, whole. */
export function addOriginalLink(
  pswp: PhotoSwipe,
  slides: readonly PictureSlide[],
  texts: PictureWords,
): void {
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'original',
      order: 8,
      isButton: true,
      tagName: 'a',
      title: texts.original,
      html: LINK_ICON,
      onInit: (element) => {
        const link = element as HTMLAnchorElement;
        link.target = '_blank';
        link.rel = 'noopener';
        pswp.on('change', () => {
          link.href = slides[pswp.currIndex]?.link.href ?? '';
        });
      },
    });
  });
}

/** Whose the picture is, and under which terms, as its link says. */
function rightsOf({ dataset: { rights = '', licence } }: HTMLAnchorElement, texts: PictureWords): Element[] {
  if (!rights && !licence) return [];
  const line = document.createElement('small');
  line.className = 'label';
  // Names are in no language.
  line.lang = '';
  line.append(rights);
  if (!licence) return [line];
  const link = document.createElement('a');
  Object.assign(link, {
    href: licence,
    rel: 'license noopener',
    target: '_blank',
    textContent: texts.licence,
  });
  link.lang = document.documentElement.lang;
  line.append(rights ? ' · ' : '', link);
  return [line];
}

/** The words that hang beside the tile: its caption and its museum label, as the page has them. */
export function addCaption(pswp: PhotoSwipe, slides: readonly PictureSlide[], texts: PictureWords): void {
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'caption',
      className: 'lightbox-caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        pswp.on('change', () => {
          const link = slides[pswp.currIndex]?.link;
          const words = link?.closest('figure')?.querySelector('figcaption');
          // Away from the page, they still are in the language that the page says they are in.
          const { lang = '', dir = '' } = words?.closest<HTMLElement>('[lang]') ?? {};
          Object.assign(element, { lang, dir });
          element.replaceChildren(
            ...(words?.cloneNode(true).childNodes ?? []),
            ...(link ? rightsOf(link, texts) : []),
          );
        });
      },
    });
  });
}
