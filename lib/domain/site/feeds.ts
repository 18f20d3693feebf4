import { type Subject, subjectOf } from './subject';

/** Pages with a feed, and the pages below them that it lists. */
const FEEDS = [
  { path: '/exhibitions', subject: 'exhibition' },
  { path: '/works', subject: 'work' },
] as const satisfies readonly { path: string; subject: Subject }[];

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

/** Whether a page is news of the feed at `feedPath`. */
export function isNews(feedPath: string, path: string): boolean {
  const feed = FEEDS.find((each) => each.path === feedPath);
  return feed !== undefined && path.startsWith(`${feedPath}/`) && subjectOf(path) === feed.subject;
}
