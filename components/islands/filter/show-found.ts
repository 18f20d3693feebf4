import { fold } from './fold';

const ITEM = '[data-filter-item]';

/** What is seen of an item and of its pictures; names that a screen reader alone says are those of every item. */
function wordsOf(item: Element): string {
  const pictures = [...item.querySelectorAll('img')].map(({ alt }) => alt);
  const names = [...item.querySelectorAll('.sr-only')].map(({ textContent }) => textContent);
  const seen = names.reduce((text, name) => text.replace(name, ''), item.textContent);
  return fold([seen, ...pictures].join(' '));
}

/** Shows the items that say the words, and their sections with the ways there; gives the number of items. */
export function showFound(main: Element, words: string): number {
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
