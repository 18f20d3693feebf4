import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { SectionLinks } from '../section-links';

/** Named sections under each other, with the way to each one staying in sight. */
export function SectionedPageLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  return (
    <main id="content" data-layout="sectioned-page">
      <header>
        <Breadcrumb page={page} />
        <PageTitle page={page} />
      </header>
      <aside>
        <SectionLinks
          className="section-links"
          label={t('sections')}
          sections={page.document.translation.content.sections}
          page={page}
        />
      </aside>
      <PageSections page={page} headings="all" />
    </main>
  );
}
