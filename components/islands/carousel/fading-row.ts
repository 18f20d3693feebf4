import EmblaCarousel from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import { around, itemsOf, placeOf, prepareItems, type Row, type RowOptions, watchItems } from './row';
import { onItemRequested } from './show-item';
import { showAll, showOnly } from './show-only';
import { isTypedIn } from './typed-in';

/** About a second from one slide to the other, in embla's measure. */
const DURATION = 60;

/**
 * Slides that fade into one another and follow a finger. Without script the frame is a row that scrolls: `data-fading`
 * tells the style sheet that it no longer is, and the slide that it was scrolled to stays the one that is seen.
 */
export function fadingRow(container: HTMLElement, { onSelect, onPlace, isStill }: RowOptions): Row {
  const frame = container.parentElement ?? container;
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
      // It would begin anew at the number of the slide that was seen, which may be another slide now.
      watchSlides: false,
      // Words that are marked with the mouse do not turn the slide.
      watchDrag: (_, { target }) => !isTypedIn(target),
    },
    [Fade()],
  );
  const events = new AbortController();
  let shown: HTMLElement | undefined;
  const show = () => {
    shown = itemsOf(container)[embla.selectedScrollSnap()];
    showOnly(itemsOf(container), shown);
  };
  const select = () => {
    show();
    onSelect(embla.selectedScrollSnap());
  };
  /** After slides came, went or changed places: the one that was seen stays, wherever it stands now. */
  const keepShown = () => {
    const slides = itemsOf(container);
    const known = embla.slideNodes();
    if (slides.length === known.length && slides.every((slide, at) => slide === known[at])) return;
    embla.reInit({ startIndex: placeOf(slides, shown, embla.selectedScrollSnap()) });
    show();
    onPlace(embla.selectedScrollSnap());
  };
  embla.on('select', select);
  show();
  onPlace(startIndex);
  const stopWatching = watchItems(container, keepShown);
  onItemRequested(
    container,
    (slide) => {
      keepShown();
      embla.scrollTo(itemsOf(container).indexOf(slide), true);
    },
    events.signal,
  );
  const go = (index: number) => embla.scrollTo(around(index, embla.slideNodes().length), isStill());
  return {
    go,
    step: (by) => go(embla.selectedScrollSnap() + by),
    prepare: (sides = 'both') => prepareItems(itemsOf(container), embla.selectedScrollSnap(), sides),
    end() {
      stopWatching();
      events.abort();
      embla.destroy();
      delete frame.dataset.fading;
      showAll(itemsOf(container));
    },
  };
}
