import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';
import { neighbours } from './navigation';
import { titleLang } from './title-lang';

/** From one page to the one before and after it under the same parent. */
export function Pager({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { previous, next } = neighbours(page.siblings, page.document.translation.path);
  if (previous === undefined && next === undefined) return null;
  const { frame } = page;
  const language = frame.language.code;
  return (
    <nav className="pager" aria-label={t('pager')}>
      {previous === undefined ? null : (
        <SiteLink path={previous.path} language={language} rel="prev" className="pager-previous">
          <small {...langOf('layout.previous')}>{t('previous')}</small>{' '}
          <span {...titleLang(previous, frame)}>{previous.title}</span>
        </SiteLink>
      )}
      {next === undefined ? null : (
        <SiteLink path={next.path} language={language} rel="next" className="pager-next">
          <small {...langOf('layout.next')}>{t('next')}</small>{' '}
          <span {...titleLang(next, frame)}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
