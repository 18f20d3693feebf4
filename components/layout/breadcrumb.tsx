import { useTranslations } from 'next-intl';
import { contentLanguageProps } from '@/components/parts/content-language';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';
import { titleLang } from './title-lang';

/** The way from home to the page. */
export function Breadcrumb({ page }: { page: PageView }) {
  const t = useTranslations('nav');
  const { frame } = page;
  const language = frame.language.code;
  const langOf = useLangOf();
  const ancestors = page.trail.filter(({ path }) => path !== '/');
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {frame.homeIn.includes(language) ? (
          <li>
            <SiteLink path="/" language={language} {...langOf('nav.home')}>
              {t('home')}
            </SiteLink>
          </li>
        ) : null}
        {ancestors.map((ancestor) => (
          <li key={ancestor.path} data-page="">
            <SiteLink path={ancestor.path} language={language} {...titleLang(ancestor, frame)}>
              {ancestor.title}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" data-page="" {...contentLanguageProps(page)}>
          {page.document.meta.title}
        </li>
      </ol>
    </nav>
  );
}
