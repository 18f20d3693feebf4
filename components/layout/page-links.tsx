import { ScrolledList } from '@/components/islands/scrolled-list/scrolled-list';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import type { NamedPage, SiteFrame } from '@/lib/domain/site/view-model';
import { isWithin } from './navigation';

interface PageLinkItemsProps {
  pages: NamedPage[];
  /** The page that the visitor is on. */
  path: string;
  frame: SiteFrame;
}

/** A link to each page, by its title. */
export function PageLinkItems({ pages, path, frame }: PageLinkItemsProps) {
  return pages.map((entry) => (
    <li key={entry.path} data-page="">
      <SiteLink
        path={entry.path}
        language={frame.language.code}
        isCurrent={entry.path === path}
        className={isWithin(path, entry.path) ? 'within' : undefined}
        {...titleLang(entry, frame)}
      >
        {entry.title || entry.path}
      </SiteLink>
    </li>
  ));
}

interface PageLinksProps extends PageLinkItemsProps {
  /** Says what the links have in common. */
  label: string;
  className: string;
}

/** A list of related pages with the current one marked. */
export function PageLinks({ label, className, ...items }: PageLinksProps) {
  if (items.pages.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ScrolledList>
        <PageLinkItems {...items} />
      </ScrolledList>
    </nav>
  );
}
