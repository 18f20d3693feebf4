import { around, itemsOf, placeOf, prepareItems, type Row, type RowOptions, watchItems } from './row';
import { bringIntoRow } from './scroll-distance';
import { onItemRequested } from './show-item';
import { showAll, showOnly } from './show-only';
import { watchSwipes } from './swipes';

/**
 * Slides of which one is seen. What fades them and lets them follow a finger is fetched when somebody reaches for them or they
 * first move; until then, and where it cannot be had, another slide is there at once.
 */
export function slidesRow(container: HTMLElement, options: RowOptions): Row {
  const frame = container.parentElement ?? container;
  const events = new AbortController();
  let fading: Row | null = null;
  let loading: Promise<Row | null> | null = null;
  let index = Math.round(Math.abs(frame.scrollLeft) / Math.max(1, frame.clientWidth));
  let shown = itemsOf(container)[index];

  const show = () => {
    const slides = itemsOf(container);
    index = placeOf(slides, shown, index);
    shown = slides[index];
    if (shown) bringIntoRow(frame, shown, 'instant');
    showOnly(slides, shown);
    options.onPlace(index);
  };
  const stopWatching = watchItems(container, show);
  const stop = () => {
    stopWatching();
    events.abort();
  };
  const takeOver = async () => {
    const { fadingRow } = await import('./fading-row');
    // It knows nothing of a swipe that has begun already.
    await swiped();
    if (events.signal.aborted) return null;
    stop();
    fading = fadingRow(container, options);
    return fading;
  };
  const load = () => {
    loading ??= takeOver();
    return loading;
  };
  /** A failure is told to whoever looks after parts that are gone, and the slide is there all the same. */
  const move = async (by: (row: Row) => void, to: number) => {
    try {
      const row = await load();
      if (row) by(row);
    } catch (error) {
      shown = itemsOf(container)[around(to, container.childElementCount)];
      show();
      options.onSelect(index);
      throw error;
    }
  };
  const step = (by: 1 | -1) => void move((row) => row.step(by), index + by);

  frame.dataset.fading = '';
  onItemRequested(
    container,
    (slide) => {
      shown = slide;
      show();
      load().catch(() => {});
    },
    events.signal,
  );
  const swiped = watchSwipes(container, step, events.signal);
  show();
  // It was scrolled to before this script came, and slides that fade are not scrolled.
  if (index > 0) load().catch(() => {});
  return {
    go: (to) => void move((row) => row.go(to), to),
    step,
    prepare(sides = 'both') {
      if (fading) return fading.prepare(sides);
      prepareItems(itemsOf(container), index, sides);
      if (sides === 'both') load().catch(() => {});
    },
    end() {
      stop();
      if (fading) return fading.end();
      delete frame.dataset.fading;
      showAll(itemsOf(container));
    },
  };
}
