'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextLanguage } from './text-language';

interface TextFilterProps {
  /** Says which state of the page this is: another one has been chosen when it changes. */
  address: string;
  /** Null if there is nothing to search. */
  searchLabel: string | null;
  /** How many are shown before anybody searches. */
  count: string;
  /** The same during a search, with `{n}` for the number. */
  found: string;
  /** With `{words}` for the search. */
  nothing: string;
  nothingHint: string;
  clearLabel: string;
  /** Which of these texts are in another language than the page's. */
  languages: Record<'search' | 'count' | 'found' | 'nothing' | 'nothingHint' | 'clear', TextLanguage>;
  /** Content beside the count. */
  children?: ReactNode;
}

const DEBOUNCE_MS = 150;
/** A status that says something the moment it appears is not always read out. */
const BEFORE_SPEAKING_MS = 100;
const ITEM = '[data-filter-item]';

/** Where a visitor left the bar for another choice: that page takes up from there. */
let left: { href: string; top: number; words: string } | null = null;

/** Folds a text for comparison: no case, no diacritics, one kind of space and apostrophe. */
function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase();
  return plain.replace(/[’ʼ`]/g, "'").replace(/\s+/g, ' ').trim();
}

function wordsOf(item: Element): string {
  const pictures = [...item.querySelectorAll('img')].map(({ alt }) => alt);
  return fold([item.textContent, ...pictures].join(' '));
}

/** Shows the items that say the words, and their sections with the ways there; gives the number of items. */
function show(main: Element, words: string): number {
  const wanted = fold(words);
  let shown = 0;
  for (const section of main.querySelectorAll<HTMLElement>('.section')) {
    const items = [...section.querySelectorAll<HTMLElement>(ITEM)];
    if (items.length === 0) continue;
    for (const item of items) item.hidden = !wordsOf(item).includes(wanted);
    const count = items.filter(({ hidden }) => !hidden).length;
    section.hidden = count === 0;
    shown += count;
    for (const way of main.querySelectorAll(`a[href="#${CSS.escape(section.id)}"]`)) {
      way.parentElement?.toggleAttribute('hidden', section.hidden);
    }
  }
  return shown;
}

function keepInAddress(words: string): void {
  const url = new URL(location.href);
  if (words === '') url.searchParams.delete('q');
  else url.searchParams.set('q', words);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/** Restores the focus: on the followed link, or on the element that hides it. */
function takeUp(bar: HTMLElement, { href, top }: { href: string; top: number }): void {
  const links = [...bar.querySelectorAll('a')];
  const targets = [
    links.find((link) => link.href === href),
    ...bar.querySelectorAll<HTMLElement>('summary, input, a'),
  ];
  targets.find((target) => target?.checkVisibility())?.focus({ preventScroll: true });
  scrollBy({ top: bar.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Keeps where a link of the bar is followed from, until told to stop. */
function noteLeaving(bar: HTMLElement, field: HTMLInputElement | null): () => void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) left = { href: link.href, top: bar.getBoundingClientRect().top, words: field?.value ?? '' };
  };
  bar.addEventListener('click', leave);
  return () => bar.removeEventListener('click', leave);
}

/** Says nothing for a moment. */
function useQuietMoment(): { isQuiet: boolean; beQuiet: () => void } {
  const [isQuiet, setQuiet] = useState(false);
  // Begun anew when the page is put away and brought back in between, as a transition may do.
  useEffect(() => {
    if (!isQuiet) return;
    const speaking = setTimeout(() => setQuiet(false), BEFORE_SPEAKING_MS);
    return () => clearTimeout(speaking);
  }, [isQuiet]);
  return { isQuiet, beQuiet: () => setQuiet(true) };
}

/**
 * Searches the words of a page's `data-filter-item`s, keeps what is searched in the address as `?q=`, says how many
 * are left, and takes up focus and place after another choice was followed.
 */
export function TextFilter(props: TextFilterProps) {
  const { address, searchLabel, count, found, nothing, nothingHint, clearLabel, languages, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState<{ words: string; shown: number } | null>(null);
  const { isQuiet, beQuiet } = useQuietMoment();

  function search(words: string): void {
    const main = status.current?.closest('main');
    if (!main) return;
    const shown = show(main, words);
    setResult(words === '' ? null : { words, shown });
    keepInAddress(words);
  }

  /** Runs a pending search at once. */
  function finish(): void {
    if (timer.current === undefined) return;
    stop();
    search(field.current?.value.trim() ?? '');
  }

  function stop(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function clear(): void {
    stop();
    if (field.current) field.current.value = '';
    search('');
    field.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the page
  useLayoutEffect(() => {
    // Where the bar is only looked at, while the page is edited, nothing is searched.
    const bar = status.current?.closest<HTMLElement>('search:not([inert] *)');
    if (!bar) return;
    const from = left;
    left = null;
    if (from && new URL(from.href).pathname === location.pathname) {
      takeUp(bar, from);
      beQuiet();
    }
    const words = field.current?.value || from?.words || new URLSearchParams(location.search).get('q') || '';
    if (field.current && words.trim() !== '') {
      field.current.value = words;
      search(words.trim());
    }
    return noteLeaving(bar, field.current);
  }, [address]);

  // A search that changed the address while another page is on its way would call that page back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but references
  useEffect(() => {
    document.addEventListener('click', finish, true);
    return () => {
      document.removeEventListener('click', finish, true);
      stop();
    };
  }, []);

  function type(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(finish, DEBOUNCE_MS);
  }

  function clearByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    clear();
  }

  return (
    <>
      {searchLabel === null ? null : (
        <label>
          <span {...languages.search}>{searchLabel}</span>
          <input
            ref={field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            onInput={type}
            onKeyDown={clearByKey}
          />
        </label>
      )}
      <p>
        <span ref={status} role="status" {...(result ? languages.found : languages.count)}>
          {isQuiet ? '' : result ? found.replace('{n}', String(result.shown)) : count}
        </span>
        {children}
      </p>
      {result?.shown === 0 ? (
        <div className="filter-nothing">
          <p {...languages.nothing}>{nothing.replace('{words}', () => result.words)}</p>
          <p className="text-(--muted)" {...languages.nothingHint}>
            {nothingHint}
          </p>
          <button type="button" className="button" onClick={clear} {...languages.clear}>
            {clearLabel}
          </button>
        </div>
      ) : null}
    </>
  );
}
