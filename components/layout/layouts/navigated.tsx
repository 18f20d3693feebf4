import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageLinks } from '../page-links';
import { PageTitle } from '../page-title';
import { Pager } from '../pager';
import { RelatedPages } from '../related-pages';

/** One of several sibling pages: links to the others at the top, and to the next one at the end. */
export function NavigatedLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  return (
    <main id="content" data-layout="navigated">
      <Breadcrumb page={page} />
      <PageTitle page={page} />
      <PageLinks
        className="sibling-links print:hidden mt-(--space-3) mb-(--space-4)"
        label={t('siblings')}
        pages={page.siblings}
        path={page.document.translation.path}
        frame={page.frame}
      />
      <PageSections page={page} />
      <RelatedPages page={page} hasPager />
      <Pager page={page} />
    </main>
  );
}
