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
export function takePlace(): LeftPlace | null {
  try {
    const noted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const place = noted === null ? null : (JSON.parse(noted) as LeftPlace);
    return place && new URL(place.href).pathname === location.pathname ? place : null;
  } catch {
    return null;
  }
}

/** Restores the focus: on the followed link, or on the element that hides it. */
export function takeUp(bar: HTMLElement, { href, top }: LeftPlace): void {
  const links = [...bar.querySelectorAll('a')];
  const targets = [
    links.find((link) => link.href === href),
    ...bar.querySelectorAll<HTMLElement>('summary, input, a'),
  ];
  targets.find((target) => target?.checkVisibility())?.focus({ preventScroll: true });
  scrollBy({ top: bar.getBoundingClientRect().top - top, behavior: 'instant' });
}
