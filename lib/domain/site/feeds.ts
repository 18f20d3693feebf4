import type { PageKind } from './page-kinds';

/** Pages with a feed, and the kind of pages that it lists, wherever they stand. */
const FEEDS = [
  { path: '/exhibitions', kind: 'exhibition' },
  { path: '/works', kind: 'work' },
] as const satisfies readonly { path: string; kind: PageKind }[];

export type FeedPath = (typeof FEEDS)[number]['path'];

export const FEED_PATHS: readonly FeedPath[] = FEEDS.map(({ path }) => path);

/** Entries of one feed: readers fetch all of it each time. */
export const FEED_ENTRIES = 50;

/**
 * The feeds that a page tells of: its part's own, and all of them on the home page.
 * @param feeds that there are
 */
export function feedsOf(path: string, feeds: readonly FeedPath[]): FeedPath[] {
  return feeds.filter((feed) => path === '/' || path === feed || path.startsWith(`${feed}/`));
}

/** Whether a feed stands at this path. */
export function hasFeed(path: string): boolean {
  return (FEED_PATHS as readonly string[]).includes(path);
}

/** The kind of pages that are news of the feed at this path; null where there is no feed. */
export function kindOfNews(feedPath: string): PageKind | null {
  return FEEDS.find(({ path }) => path === feedPath)?.kind ?? null;
}
