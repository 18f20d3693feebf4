import { summarisePage } from '../content/summary';
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
  const { attributes } = summarisePage(document.translation.content, document.attributes);
  const { title, description } = document.meta;
  return toEvent({ path: document.translation.path, title, description, attributes }, contentLanguage.tag);
}

/** The events that a calendar of the page has: its own, or those that it lists. */
export function eventsOf(view: PageView): PageEvent[] {
  const own = eventOf(view);
  if (own) return [own];
  const listed = Object.values(view.listed).flat();
  return listed.flatMap((page) => toEvent(page, view.frame.language.tag) ?? []);
}

function toEvent(
  { path, title, description, attributes }: Pick<ListedPage, 'path' | 'title' | 'description' | 'attributes'>,
  tag: string,
): PageEvent | null {
  const value = (slug: string) => (Object.hasOwn(attributes, slug) ? String(attributes[slug] ?? '') : '');
  const days = readDateRange(value('dates'), tag);
  if (!days) return null;
  const location = [value('venue'), value('city')].filter(Boolean).join(', ');
  return { ...days, path, title, description, location };
}
