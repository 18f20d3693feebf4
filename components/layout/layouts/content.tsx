import { PageSections } from '@/components/layout/page-sections';
import { lookOfPage } from '@/lib/domain/page-look/settings';
import { Breadcrumb } from '../breadcrumb';
import { EnquiryLink } from '../enquiry-link';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { Pager } from '../pager';
import { RelatedPages } from '../related-pages';

/** Works: the picture as wide as it can be, its name over it, the neighbouring works at the end. */
export function ContentLayout({ page }: LayoutProps) {
  const { title } = lookOfPage(page.document.translation.content);
  return (
    <main id="content" data-layout="content">
      <article>
        <header className={title === 'small' ? '[--space-4:var(--space-3)]' : undefined}>
          <Breadcrumb page={page} />
          <PageTitle page={page} />
        </header>
        <PageSections page={page} />
        <EnquiryLink page={page} />
      </article>
      <RelatedPages page={page} hasPager />
      <Pager page={page} />
    </main>
  );
}
