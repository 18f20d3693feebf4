'use client';

import { useEffect, useRef } from 'react';

/** How much of an item must be in sight for it to be the one that is looked at. */
const IN_SIGHT = 0.6;

function itemOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Moves the row alone, and marks the thumbnail of what is in sight. */
function attend(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const linkOf = new Map(links.map((link) => [itemOf(link), link]));
  const events = new AbortController();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const item = link && itemOf(link);
    if (!item || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isStill ? 'instant' : 'smooth' });
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linkOf.get(target as HTMLElement);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { root: list.closest('[role="group"]')?.querySelector('ul') ?? null, threshold: IN_SIGHT },
  );
  list.addEventListener('click', onClick, { signal: events.signal });
  for (const item of linkOf.keys()) if (item) sight.observe(item);
  return () => {
    events.abort();
    sight.disconnect();
  };
}

/**
 * Thumbnails that move their row and not the page (specification §3 "MediaGallery", showThumbnails). Without script
 * they are links to the items.
 */
export function GalleryThumbnails() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => (mark.current?.parentElement ? attend(mark.current.parentElement) : undefined), []);
  return <span ref={mark} hidden />;
}
