import { SHOWN_HEADER } from '@/lib/domain/visits/shown-header';

declare global {
  // The Speculation Rules API, which few browsers have yet.
  interface Document {
    readonly prerendering?: boolean;
  }
  interface PerformanceNavigationTiming {
    readonly activationStart?: number;
    readonly deliveryType?: string;
  }
}

function tell(): void {
  const headers = { [SHOWN_HEADER]: '1' };
  fetch(location.href, { method: 'HEAD', headers, keepalive: true }).catch(() => {});
}

/** Whether the page was drawn, or only fetched, before somebody wanted to see it. */
function cameAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.deliveryType === 'navigational-prefetch' || (navigation?.activationStart ?? 0) > 0;
}

/**
 * A page that a browser drew or fetched ahead says so to the site once it is shown, and is counted only then
 * (docs/visitors.md). Every other page was asked for to be shown.
 */
export function tellWhenShown(): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
  else if (cameAhead()) tell();
}
