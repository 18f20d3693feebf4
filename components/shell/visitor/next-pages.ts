import { onLinkIntent } from '@/components/islands/link-events';
import { savesData } from '@/components/islands/saves-data';
import { pageBehindLink } from '@/lib/domain/site/navigation';
import { PRERENDER_RULES } from '@/lib/domain/site/prerender-rules';

/** Pages that are fetched ahead without having been asked for, at most. */
const MOST = 10;

/**
 * Has the next page ready when a link is followed: drawn ahead by the browser where it can, else fetched ahead. Nothing is
 * asked for before somebody is on the way to it. Returns what ends it.
 */
export function prepareNextPages(): () => void {
  if (savesData()) return () => {};
  return HTMLScriptElement.supports?.('speculationrules') ? prerender() : prefetch();
}

function prerender(): () => void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = PRERENDER_RULES;
  document.head.append(rules);
  return () => rules.remove();
}

function prefetch(): () => void {
  const events = new AbortController();
  const fetched = new Set<string>();
  onLinkIntent(({ target, href }) => {
    const to = target === '' ? pageBehindLink(href, location.href) : null;
    if (to === null || fetched.has(to) || fetched.size >= MOST) return;
    fetched.add(to);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: to }));
  }, events.signal);
  return () => events.abort();
}
