/** Where a visitor left the bar for another choice: that page takes up from there. */
interface LeftPlace {
  href: string;
  top: number;
  words: string;
}

const KEY = 'left_filter';

/** Noted for the page that comes next; where storage is refused, that page begins at its top. */
export function notePlace(link: HTMLAnchorElement, bar: HTMLElement, words: string): void {
  const place: LeftPlace = { href: link.href, top: bar.getBoundingClientRect().top, words };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {}
}

/** The place that was left for this page; null if this page was reached by another way. */
export function leftPlace(): LeftPlace | null {
  try {
    const noted = sessionStorage.getItem(KEY);
    const place = noted === null ? null : (JSON.parse(noted) as LeftPlace);
    return place && new URL(place.href).pathname === location.pathname ? place : null;
  } catch {
    return null;
  }
}

/** The same, for the last time. */
export function takePlace(): LeftPlace | null {
  const place = leftPlace();
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
  return place;
}

/** Scrolls so that the bar stands where it stood. */
export function scrollToPlace(bar: Element, { top }: LeftPlace): void {
  scrollBy({ top: bar.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Restores place and focus: on the followed link, or on the element that hides it. */
export function takeUp(bar: HTMLElement, place: LeftPlace): void {
  const links = [...bar.querySelectorAll('a')];
  const targets = [
    links.find((link) => link.href === place.href),
    ...bar.querySelectorAll<HTMLElement>('summary, input, a'),
  ];
  targets.find((target) => target?.checkVisibility())?.focus({ preventScroll: true });
  scrollToPlace(bar, place);
}
