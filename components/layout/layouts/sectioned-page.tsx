import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import { SIDE, SPINE, SPINE_BESIDE_SIDE, STAYS_IN_SIGHT } from '../columns';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { RelatedPages } from '../related-pages';
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
      <aside className={SIDE}>
        <SectionLinks
          className={`side-links text-(length:--size-small) ${STAYS_IN_SIGHT}`}
          label={t('sections')}
          sections={page.document.translation.content.sections}
          page={page}
        />
      </aside>
      <PageSections className={SPINE_BESIDE_SIDE} page={page} />
      <RelatedPages page={page} className={SPINE} />
    </main>
  );
}
