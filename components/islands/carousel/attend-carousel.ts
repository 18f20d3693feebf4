import { onStillness, prefersStillness, watchPlaying } from './playing';
import type { Row, RowOptions } from './row';
import { scrollingRow } from './scrolling-row';
import { slidesRow } from './slides-row';
import { isTypedIn } from './typed-in';

/** Where an arrow key leads, as the row reads; null for every other key, and for one that is typed. */
function stepOf(event: KeyboardEvent, carousel: Element): 1 | -1 | null {
  const isForward = event.key === 'ArrowRight';
  if (!isForward && event.key !== 'ArrowLeft') return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTypedIn(event.target))
    return null;
  return isForward === (getComputedStyle(carousel).direction !== 'rtl') ? 1 : -1;
}

const dotsOf = (controls: HTMLElement) => [
  ...controls.querySelectorAll<HTMLButtonElement>('.carousel-dots > button'),
];

/** What is said of an item; nothing where it has no name. */
function nameOf(controls: HTMLElement, index: number): string {
  const names = controls.getAttribute('names');
  if (names !== null) return (JSON.parse(names) as string[])[index] ?? '';
  return dotsOf(controls)[index]?.getAttribute('aria-label') ?? '';
}

function markDot(controls: HTMLElement, index: number): void {
  for (const [at, dot] of dotsOf(controls).entries()) {
    if (at === index) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

/**
 * Moves a row that is there without any script by its arrows, dots, pause and keys, after the WAI-ARIA carousel pattern.
 * The element around the controls is the carousel; it plays only while nobody points at it, is in it or has paused it.
 */
export function attendCarousel(controls: HTMLElement): (() => void) | undefined {
  const element = document.getElementById(controls.getAttribute('row') ?? '');
  const carousel = controls.parentElement;
  if (carousel === null || element === null || element.childElementCount < 2) return undefined;
  const events = new AbortController();
  const { signal } = events;
  const delay = Number(controls.getAttribute('delay'));
  const status = controls.querySelector('[role="status"]');
  // Whether the visitor has touched the row since it moved by itself.
  let isByVisitor = false;
  const options: RowOptions = {
    isStill: prefersStillness,
    onPlace: (index) => markDot(controls, index),
    onSelect(index) {
      markDot(controls, index);
      if (status) status.textContent = isByVisitor ? nameOf(controls, index) : '';
      // A chosen item stays; another one has its full time.
      if (isByVisitor) player?.stop();
      player?.again();
    },
  };
  const row =
    controls.getAttribute('kind') === 'fade' ? slidesRow(element, options) : scrollingRow(element, options);
  const player = delay > 0 ? playRow() : null;
  controls.dataset.ready = '';

  function playRow() {
    const button = controls.querySelector<HTMLButtonElement>('[data-pause]');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      const isPlaying = playing.isPlaying();
      controls.toggleAttribute('data-playing', isPlaying);
      if (!isPlaying) return;
      row.prepare('next');
      timer = setTimeout(() => {
        isByVisitor = false;
        row.step(1);
      }, delay);
    };
    const show = () => {
      const isWanted = playing.isWanted();
      if (button) {
        button.hidden = prefersStillness();
        button.toggleAttribute('data-paused', !isWanted);
        button.ariaLabel = (isWanted ? button.dataset.pause : button.dataset.play) ?? null;
      }
      if (playing.isPlaying() !== controls.hasAttribute('data-playing')) again();
    };
    const playing = watchPlaying(carousel as HTMLElement, show, signal);
    onStillness(show, signal);
    button?.addEventListener('click', playing.toggle, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    show();
    return { stop: playing.stop, again };
  }

  attendControls({ controls, carousel, row, signal, byVisitor });
  function byVisitor(): void {
    isByVisitor = true;
    row.prepare();
  }
  return () => {
    events.abort();
    row.end();
    delete controls.dataset.ready;
  };
}

interface Attended {
  controls: HTMLElement;
  carousel: HTMLElement;
  row: Row;
  signal: AbortSignal;
  byVisitor(): void;
}

/** Arrows, dots and keys. */
function attendControls({ controls, carousel, row, signal, byVisitor }: Attended): void {
  for (const name of ['pointerenter', 'pointerdown', 'focusin'])
    carousel.addEventListener(name, byVisitor, { signal });
  carousel.addEventListener(
    'keydown',
    (event) => {
      const by = stepOf(event, carousel);
      if (by === null) return;
      event.preventDefault();
      byVisitor();
      row.step(by);
    },
    { signal },
  );
  controls.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const at = dotsOf(controls).indexOf(button);
      if (at !== -1) row.go(at);
      else if (button.dataset.step) row.step(button.dataset.step === '1' ? 1 : -1);
    },
    { signal },
  );
}
