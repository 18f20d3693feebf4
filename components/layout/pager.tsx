import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/domain/site/view-model';
import { neighbours } from './navigation';
import { usePageName } from './page-name';
import { SiteLink } from './site-link';
import { useLangOf } from './use-lang-of';

/** From one page to the one before and after it under the same parent. */
export function Pager({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const nameOf = usePageName();
  const langOf = useLangOf();
  const { previous, next } = neighbours(page.siblings, page.document.translation.path);
  if (previous === undefined && next === undefined) return null;
  const language = page.frame.language.code;
  return (
    <nav className="pager" aria-label={t('pager')}>
      {previous === undefined ? null : (
        <SiteLink path={previous.path} language={language} rel="prev" className="pager-previous">
          <small {...langOf('layout.previous')}>{t('previous')}</small> {nameOf(previous)}
        </SiteLink>
      )}
      {next === undefined ? null : (
        <SiteLink path={next.path} language={language} rel="next" className="pager-next">
          <small {...langOf('layout.next')}>{t('next')}</small> {nameOf(next)}
        </SiteLink>
      )}
    </nav>
  );
}
