'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isPlainClick, linkBehind, onLinkIntent } from '@/components/islands/link-events';
import { hasStaleLook } from '@/lib/client/stale-look';
import { pageBehindLink } from '@/lib/domain/site/navigation';
import { nameShared, sharedBehind } from './visitor/shared-picture';

/**
 * The page that a link leads to within this document; of another language it is another document, whose letters and direction
 * differ, and after the look of the site has been published as well.
 */
const pageBehind = (link: HTMLAnchorElement | null): string | null =>
  link === null ||
  hasStaleLook() ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.hreflang !== ''
    ? null
    : pageBehindLink(link.href, location.href);

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
    onLinkIntent((link) => {
      const to = pageBehind(link);
      if (to !== null && navigator.onLine) router.prefetch(to);
    }, events.signal);

    // Before the link's own handler: the old page is looked at when the new one is about to come.
    const onLeave = (event: MouseEvent) => {
      const link = linkBehind(event);
      if (link !== null && isPlainClick(event) && pageBehind(link) !== null)
        sharedName.current = nameShared(link.closest<HTMLElement>('[data-shared]'));
    };
    document.addEventListener('click', onLeave, { signal: events.signal, capture: true });

    const onClick = (event: MouseEvent) => {
      const link = linkBehind(event);
      const to = event.defaultPrevented || !isPlainClick(event) ? null : pageBehind(link);
      if (to === null) return;
      event.preventDefault();
      router.push(to, { scroll: !link?.hasAttribute('data-keeps-place') });
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
