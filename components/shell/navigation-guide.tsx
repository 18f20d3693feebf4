'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageBehindLink } from '@/lib/domain/site/navigation';
import { nameShared, sharedBehind } from './visitor/shared-picture';

/** Signs of a visitor who is about to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // Another language is another document: letters and direction change with it.
  return link === null || link.target !== '' || link.hasAttribute('download') || link.hreflang !== ''
    ? null
    : link;
}

const pageBehind = (link: HTMLAnchorElement | null) =>
  link === null ? null : pageBehindLink(link.href, location.href);

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

/**
 * Leads from page to page where React draws them, which is only for whoever is signed in: fetches a page once somebody is on the way to it and not before (Next.js asks for
 * four at a time), lets links inside texts lead like those of the menu, and hands a tile's picture on to its work.
 */
export function NavigationGuide() {
  const router = useRouter();
  const pathname = usePathname();
  const sharedName = useRef<string | null>(null);

  useEffect(() => {
    const events = new AbortController();
    const onIntent = (event: Event) => {
      const to = pageBehind(linkOf(event));
      if (to !== null) router.prefetch(to);
    };
    for (const name of INTENT)
      document.addEventListener(name, onIntent, { signal: events.signal, passive: true });

    // Before the link's own handler: the old page is looked at when the new one is about to come.
    const onLeave = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link !== null && isPlainClick(event) && pageBehind(link) !== null)
        sharedName.current = nameShared(link.closest<HTMLElement>('[data-shared]'));
    };
    document.addEventListener('click', onLeave, { signal: events.signal, capture: true });

    const onClick = (event: MouseEvent) => {
      const to = event.defaultPrevented || !isPlainClick(event) ? null : pageBehind(linkOf(event));
      if (to === null) return;
      event.preventDefault();
      router.push(to, { scroll: !linkOf(event)?.hasAttribute('data-keeps-place') });
    };
    document.addEventListener('click', onClick, { signal: events.signal });
    return () => events.abort();
  }, [router]);

  // In the same step in which the new page comes, before the browser looks at it. A picture that grows into its place
  // is the way to the top: scrolling besides would carry its place away from under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what changed
  useLayoutEffect(() => {
    const holder = sharedName.current === null ? null : sharedBehind(sharedName.current);
    sharedName.current = null;
    if (nameShared(holder) !== null) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  return null;
}
