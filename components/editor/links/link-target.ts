import type { PageSummary } from '@/lib/contracts/page-list';
import { pagePathOf } from '@/lib/domain/content/page-links';
import { linkOf } from '@/lib/domain/content/typed-address';
import { pageContent } from '../core/page-content';
import { useSitePages } from './use-site-pages';

interface LinkTarget {
  page: PageSummary | undefined;
  /** Whether it leads to a page that the site does not have. */
  isMissing: boolean;
}

/** The page of the site that a link leads to, if it does. */
export function useLinkTarget(link: string): LinkTarget {
  const pages = useSitePages();
  const path = pagePathOf(link);
  const page = path === null ? undefined : pages?.find((each) => each.path === path);
  return { page, isMissing: path !== null && pages !== undefined && page === undefined };
}

/** The link meant by what was typed; null if it is no address. */
export function meantLink(typed: string): string | null {
  return linkOf(typed, { host: location.host, locale: pageContent.getState().currentLocale ?? '' });
}
