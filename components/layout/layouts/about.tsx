import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import type { LayoutProps } from '../layout-props';
import { childrenOf } from '../navigation';
import { PageLinks } from '../page-links';
import { PageTitle } from '../page-title';

/** A biography: name and chapters beside a column of text that pictures break out of. */
export function AboutLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const { path } = page.document.translation;
  return (
    <main id="content" data-layout="about">
      <header>
        <PageTitle page={page} />
      </header>
      <article>
        <PageSections page={page} />
      </article>
      <aside>
        <PageLinks
          className="chapter-links"
          label={t('chapters')}
          pages={childrenOf(page, path)}
          path={path}
          frame={page.frame}
        />
      </aside>
    </main>
  );
}
