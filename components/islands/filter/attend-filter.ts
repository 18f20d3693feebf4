import { notePlace, takePlace, takeUp } from './left-place';
import { showFound } from './show-found';

const DEBOUNCE_MS = 150;
/** A status that says something the moment it appears is not always read out. */
const BEFORE_SPEAKING_MS = 100;

function keepInAddress(words: string): void {
  const url = new URL(location.href);
  if (words === '') url.searchParams.delete('q');
  else url.searchParams.set('q', words);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Says how many items are left, and that there are none; what was drawn when nothing is searched. */
function reportTo(filter: HTMLElement) {
  const status = filter.querySelector('[role="status"]');
  const drawn = {
    words: status?.textContent ?? '',
    lang: status?.getAttribute('lang'),
    dir: status?.getAttribute('dir'),
  };
  const nothing = filter.querySelector<HTMLElement>('.filter-nothing');
  const sentence = nothing?.querySelector('p');
  return (result: { words: string; shown: number } | null) => {
    if (!(status && nothing && sentence)) return;
    const said = (name: string) => filter.getAttribute(name);
    status.textContent = result ? (said('found') ?? '').replace('{n}', String(result.shown)) : drawn.words;
    setOrRemove(status, 'lang', (result ? said('found-lang') : drawn.lang) ?? null);
    setOrRemove(status, 'dir', (result ? said('found-dir') : drawn.dir) ?? null);
    nothing.hidden = result?.shown !== 0;
    sentence.textContent = (said('nothing') ?? '').replace('{words}', () => result?.words ?? '');
  };
}

/**
 * Searches the words of a page's `data-filter-item`s, keeps what is searched in the address as `?q=`, says how many
 * are left, and takes up focus and place after another choice was followed.
 */
export function attendFilter(filter: HTMLElement): (() => void) | undefined {
  // Where the bar is only looked at, while the page is edited, nothing is searched.
  const bar = filter.closest<HTMLElement>('search:not([inert] *)');
  const main = filter.closest('main');
  if (!bar || !main) return undefined;
  const field = filter.querySelector<HTMLInputElement>('input[type="search"]');
  const report = reportTo(filter);
  const events = new AbortController();
  const { signal } = events;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const search = (words: string) => {
    stop();
    const shown = showFound(main, words);
    report(words === '' ? null : { words, shown });
    keepInAddress(words);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Runs a pending search at once. */
  const finish = () => {
    if (timer !== undefined) search(field?.value.trim() ?? '');
  };
  const clear = () => {
    if (field) field.value = '';
    search('');
    field?.focus();
  };

  const from = takePlace();
  if (from) {
    takeUp(bar, from);
    sayLater(filter);
  }
  const words = field?.value || from?.words || new URLSearchParams(location.search).get('q') || '';
  if (field && words.trim() !== '') {
    field.value = words;
    search(words.trim());
  }

  field?.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(finish, DEBOUNCE_MS);
    },
    { signal },
  );
  field?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      clear();
    },
    { signal },
  );
  filter.querySelector('.filter-nothing button')?.addEventListener('click', clear, { signal });
  // A search that changed the address while another page is on its way would call that page back.
  document.addEventListener('click', finish, { capture: true, signal });
  bar.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) notePlace(link, bar, field?.value ?? '');
    },
    { signal },
  );
  return () => {
    events.abort();
    stop();
    report(null);
  };
}

/** Says nothing for a moment. */
function sayLater(filter: HTMLElement): void {
  const status = filter.querySelector('[role="status"]');
  const said = [...(status?.childNodes ?? [])];
  status?.replaceChildren();
  setTimeout(() => status?.replaceChildren(...said), BEFORE_SPEAKING_MS);
}
