/** Marks this document: what it says of the look of the site is not what visitors see any more. */
export function noteStaleLook(): void {
  document.documentElement.dataset.staleLook = '';
}

/**
 * Whether the look of the site has been published since this document was loaded. Its style sheet stands in its head, and its
 * policy allows no other: pages have to be loaded as documents of their own then.
 */
export const hasStaleLook = (): boolean => document.documentElement.dataset.staleLook !== undefined;
