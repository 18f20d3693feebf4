import EmblaCarousel from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import { around, prepareItems, type Row, type RowOptions } from './row';

/** About a second from one slide to the other, in embla's measure. */
const DURATION = 60;

/** Only the slide that is seen can be reached; whoever was in the one that goes is taken along. */
function showOnly(slides: readonly HTMLElement[], index: number): void {
  const shown = slides[index];
  const wasInside = slides.some((slide) => slide !== shown && slide.contains(document.activeElement));
  for (const slide of slides) {
    slide.inert = slide !== shown;
    slide.toggleAttribute('data-shown', slide === shown);
  }
  for (const image of shown?.querySelectorAll('img') ?? []) image.loading = 'eager';
  if (wasInside) shown?.querySelector('a')?.focus({ preventScroll: true });
}

/**
 * Slides that fade into one another and follow a finger. Without script the frame is a row that scrolls: `data-fading`
 * tells the style sheet that it no longer is, and the slide that it was scrolled to stays the one that is seen.
 */
export function fadingRow(container: HTMLElement, { onSelect, isStill }: RowOptions): Row {
  const frame = container.parentElement ?? container;
  const slides = [...container.children] as HTMLElement[];
  const startIndex = Math.round(Math.abs(frame.scrollLeft) / Math.max(1, frame.clientWidth));
  frame.scrollTo({ left: 0, behavior: 'instant' });
  frame.dataset.fading = '';
  const embla = EmblaCarousel(
    frame,
    {
      container,
      loop: true,
      startIndex,
      duration: isStill() ? 0 : DURATION,
      direction: getComputedStyle(frame).direction === 'rtl' ? 'rtl' : 'ltr',
    },
    [Fade()],
  );
  const select = () => {
    const index = embla.selectedScrollSnap();
    showOnly(slides, index);
    onSelect(index);
  };
  embla.on('select', select);
  select();
  const go = (index: number) => embla.scrollTo(around(index, slides.length), isStill());
  return {
    get index() {
      return embla.selectedScrollSnap();
    },
    go,
    step: (by) => go(embla.selectedScrollSnap() + by),
    prepare: (sides = 'both') => prepareItems(slides, embla.selectedScrollSnap(), sides),
    end() {
      embla.destroy();
      delete frame.dataset.fading;
      for (const slide of slides) {
        slide.inert = false;
        slide.removeAttribute('data-shown');
      }
    },
  };
}
