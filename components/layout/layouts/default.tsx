import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import { EnquiryLink } from '../enquiry-link';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { RelatedPages } from '../related-pages';

/** Any other page: one column. */
export function DefaultLayout({ page }: LayoutProps) {
  return (
    <main id="content" data-layout="default">
      <Breadcrumb page={page} />
      <PageTitle page={page} />
      <PageSections page={page} />
      <EnquiryLink page={page} />
      <RelatedPages page={page} />
    </main>
  );
}
