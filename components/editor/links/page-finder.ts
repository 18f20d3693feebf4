import Fuse from 'fuse.js';
import type { PageSummary } from '@/lib/contracts/page-list';

/** How many pages are offered at once. */
export const OFFERED = 6;

/** Finds pages by a few letters of their titles or their paths; by no letter gives the first ones. */
export function pageFinder(pages: readonly PageSummary[]): (words: string) => readonly PageSummary[] {
  const fuse = new Fuse(pages, {
    keys: [{ name: 'title', weight: 2 }, 'path'],
    threshold: 0.3,
    ignoreDiacritics: true,
    ignoreLocation: true,
  });
  return (words) =>
    words === '' ? pages.slice(0, OFFERED) : fuse.search(words, { limit: OFFERED }).map(({ item }) => item);
}

/** The page that has exactly this title, if it is the only one. */
export function pageTitled(pages: readonly PageSummary[], words: string): PageSummary | undefined {
  const requested = words.trim().toLocaleLowerCase();
  const [found, ...others] = pages.filter(({ title }) => title.trim().toLocaleLowerCase() === requested);
  return others.length === 0 ? found : undefined;
}
