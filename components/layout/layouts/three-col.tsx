import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageLinks } from '../page-links';
import { PageTitle } from '../page-title';
import { SectionLinks } from '../section-links';

const WAYS = 'side-links text-(length:--size-small)';
const ABOVE = 'wide:row-1 wide:mb-(--space-4) wide:self-end';

/** Three columns: the neighbouring pages, the name, the sections; the pictures hang under all of them. */
export function ThreeColLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const { path, content } = page.document.translation;
  return (
    <main id="content" data-layout="three-col">
      <header className="wide:col-[4/span_6] wide:row-1">
        <Breadcrumb page={page} />
        <PageTitle page={page} />
      </header>
      <div className={`wide:col-[1/span_3] ${ABOVE}`}>
        <PageLinks
          className={WAYS}
          label={t('siblings')}
          pages={page.siblings}
          path={path}
          frame={page.frame}
        />
      </div>
      <div className={`max-wide:hidden wide:col-[10/-1] ${ABOVE}`}>
        <SectionLinks className={WAYS} label={t('sections')} sections={content.sections} page={page} />
      </div>
      <PageSections page={page} />
    </main>
  );
}
