import 'server-only';

import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { INNER_FOLDERS } from '@/lib/domain/site/page-files';

const PAGES = '/[locale]/[[...path]]';
const LOCALE = '[locale]';

/**
 * Routes of the application that are no pages.
 * @param routes as the build writes them, `/[locale]/master/pages/[id]`, and addresses of files
 */
export class OwnRoutes {
  private readonly localised: string[][];
  private readonly plain: string[][];

  constructor(routes: readonly string[]) {
    const all = routes
      .filter((route) => route !== PAGES)
      .map((route) => route.slice(1).split('/'))
      // Where these stand inside is no address.
      .filter(([first = '']) => !INNER_FOLDERS.includes(first));
    this.localised = all.filter(([first]) => first === LOCALE).map((segments) => segments.slice(1));
    this.plain = all.filter(([first]) => first !== LOCALE);
  }

  /** Whether one of them answers a decoded pathname. */
  has(pathname: string): boolean {
    const segments = pathname.slice(1).split('/');
    const isPrefixed = reservedSegments().has((segments[0] ?? '').toLowerCase());
    const rest = isPrefixed ? segments.slice(1) : segments;
    return (
      this.plain.some((route) => isMatch(route, segments)) ||
      this.localised.some((route) => isMatch(route, rest))
    );
  }
}

function isMatch(route: readonly string[], segments: readonly string[]): boolean {
  const last = route.at(-1) ?? '';
  const fewest = last.startsWith('[[') ? route.length - 1 : route.length;
  const most = last.includes('...') ? Number.POSITIVE_INFINITY : route.length;
  if (segments.length < fewest || segments.length > most) return false;
  return route.every((part, at) => part.startsWith('[') || part === segments[at]);
}
