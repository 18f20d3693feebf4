import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { SIDE, SPINE, SPINE_BESIDE_SIDE, STAYS_IN_SIGHT } from '../columns';
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
      <header className={SPINE}>
        <PageTitle page={page} />
      </header>
      <article className={SPINE_BESIDE_SIDE}>
        <PageSections page={page} />
      </article>
      <aside className={SIDE}>
        <PageLinks
          className={`chapter-links font-display text-(length:--size-name) ${STAYS_IN_SIGHT}`}
          label={t('chapters')}
          pages={childrenOf(page, path)}
          path={path}
          frame={page.frame}
        />
      </aside>
    </main>
  );
}
