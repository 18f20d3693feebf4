/** Two things of one name on a page would stop the transition, so only one thing bears one at any time. */
let bearer: HTMLElement | null = null;

/** Gives the picture inside an element its name for the transition, and takes it from the one that bore it before. */
export function nameShared(holder: HTMLElement | null): string | null {
  bearer?.style.removeProperty('view-transition-name');
  bearer = holder?.querySelector<HTMLElement>('.picture') ?? null;
  const name = holder?.dataset.shared ?? null;
  if (name !== null) bearer?.style.setProperty('view-transition-name', name);
  return name;
}

/** The element of this page that holds the picture of that name. */
export function sharedBehind(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-shared="${CSS.escape(name)}"]`);
}
