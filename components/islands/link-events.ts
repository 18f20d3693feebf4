/** Signs of somebody who is about to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** The link that an event happened on or in. */
export const linkBehind = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether a click follows a link here, and not in another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

/** Calls back with each link that somebody is on the way to, by pointer, keys or finger. */
export function onLinkIntent(isMeant: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const look = (event: Event) => {
    const link = linkBehind(event);
    if (link) isMeant(link);
  };
  for (const name of INTENT) document.addEventListener(name, look, { signal, passive: true });
}
