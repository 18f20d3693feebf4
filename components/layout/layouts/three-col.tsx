import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageLinks } from '../page-links';
import { PageTitle } from '../page-title';
import { SectionLinks } from '../section-links';

/** Three columns: the neighbouring pages, the name, the sections; the pictures hang under all of them. */
export function ThreeColLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const { path, content } = page.document.translation;
  return (
    <main id="content" data-layout="three-col">
      <header>
        <Breadcrumb page={page} />
        <PageTitle page={page} />
      </header>
      <div className="col-start">
        <PageLinks
          className="side-links"
          label={t('siblings')}
          pages={page.siblings}
          path={path}
          frame={page.frame}
        />
      </div>
      <div className="col-end">
        <SectionLinks className="side-links" label={t('sections')} sections={content.sections} page={page} />
      </div>
      <PageSections page={page} headings="all" />
    </main>
  );
}
