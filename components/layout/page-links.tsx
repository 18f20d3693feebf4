import type { ListedPage } from '@/lib/domain/site/view-model';
import { usePageName, usePageNameLang } from './page-name';
import { SiteLink } from './site-link';

interface PageLinksProps {
  /** Says what the links have in common. */
  label: string;
  pages: ListedPage[];
  /** The page that the visitor is on. */
  path: string;
  language: string;
  className: string;
}

/** A list of related pages with the current one marked. */
export function PageLinks({ label, pages, path, language, className }: PageLinksProps) {
  const nameOf = usePageName();
  const langOfName = usePageNameLang();
  if (pages.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {pages.map((entry) => (
          <li key={entry.path}>
            <SiteLink
              path={entry.path}
              language={language}
              isCurrent={entry.path === path}
              {...langOfName(entry)}
            >
              {nameOf(entry)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
