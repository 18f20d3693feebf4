import { labelledSummary } from '../site/page-label';
import type { ListedPage, PageView } from '../site/view-model';
import { type DateRange, readDateRange } from './date-range';

/** Something that a page says it is open between two days. */
export interface PageEvent extends DateRange {
  path: string;
  title: string;
  description: string;
  /** Venue and city. */
  location: string;
}

/** What an exhibition or another event says of its days; null without days that can be read. */
export function eventOf(view: PageView): PageEvent | null {
  if (view.kind !== 'exhibition' && view.kind !== 'event') return null;
  const { document, contentLanguage } = view;
  const { attributes } = labelledSummary(view);
  const { title, description } = document.meta;
  return eventOfListed(
    { path: document.translation.path, title, description, attributes },
    contentLanguage.tag,
  );
}

/** The events that a calendar of the page has: its own, or those that it lists. */
export function eventsOf(view: PageView): PageEvent[] {
  const own = eventOf(view);
  if (own) return [own];
  const listed = Object.values(view.listed).flat();
  return listed.flatMap((page) => eventOfListed(page, view.frame.language.tag) ?? []);
}

/** What a listed page says of its days, in a language given by its BCP 47 tag; null without days that can be read. */
export function eventOfListed(
  { path, title, description, attributes }: Pick<ListedPage, 'path' | 'title' | 'description' | 'attributes'>,
  tag: string,
): PageEvent | null {
  const value = (slug: string) => (Object.hasOwn(attributes, slug) ? String(attributes[slug] ?? '') : '');
  const days = readDateRange(value('dates'), tag);
  if (!days) return null;
  const location = [value('venue'), value('city')].filter(Boolean).join(', ');
  return { ...days, path, title, description, location };
}
