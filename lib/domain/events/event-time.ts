import type { ListedPage, PageView } from '../site/view-model';
import { eventOf, eventOfListed, type PageEvent } from './page-events';

/** Whether something is open on a day, will be, or was. */
export type EventTime = 'now' | 'next' | 'past';

/** @param today ISO 8601, a day */
export function timeOfEvent({ from, to }: Pick<PageEvent, 'from' | 'to'>, today: string): EventTime {
  if (to < today) return 'past';
  return from > today ? 'next' : 'now';
}

/** Whether something on the page is open or to come, so that the page looks otherwise on another day. */
export function dependsOnDay(view: PageView): boolean {
  const { listed, related, today } = view;
  const { tag } = view.frame.language;
  const shown = [...Object.values(listed).flat(), ...related.shownIn].map((page) => eventOfListed(page, tag));
  return [eventOf(view), ...shown].some((event) => event !== null && event.to >= today);
}

export interface PagesOfTime {
  time: EventTime;
  pages: ListedPage[];
}

/**
 * Listed pages by when they are: what is open now, what ends first before the rest; what comes next, what begins first before the
 * rest; and all others in their order, those that say no days among them. Null where nothing is open or to come.
 * @param tag of the language that their days are written in: BCP 47
 * @param today ISO 8601, a day
 */
export function pagesByTime(pages: readonly ListedPage[], tag: string, today: string): PagesOfTime[] | null {
  const timed = pages.map((page) => {
    const event = eventOfListed(page, tag);
    return { page, event, time: event ? timeOfEvent(event, today) : ('past' as const) };
  });
  const of = (time: EventTime) => timed.filter((each) => each.time === time);
  const by = (day: 'from' | 'to') => (a: (typeof timed)[number], b: (typeof timed)[number]) =>
    (a.event?.[day] ?? '').localeCompare(b.event?.[day] ?? '');
  const groups = [
    { time: 'now' as const, found: of('now').toSorted(by('to')) },
    { time: 'next' as const, found: of('next').toSorted(by('from')) },
  ].filter(({ found }) => found.length > 0);
  if (groups.length === 0) return null;
  const past = of('past');
  return [...groups, ...(past.length > 0 ? [{ time: 'past' as const, found: past }] : [])].map(
    ({ time, found }) => ({ time, pages: found.map(({ page }) => page) }),
  );
}
