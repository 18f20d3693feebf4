import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/domain/site/view-model';
import { usePageName, usePageNameLang } from './page-name';
import { SiteLink } from './site-link';
import { useLangOf } from './use-lang-of';

/** The way from home to the page. */
export function Breadcrumb({ page }: { page: PageView }) {
  const t = useTranslations('nav');
  const language = page.frame.language.code;
  const nameOf = usePageName();
  const langOfName = usePageNameLang();
  const langOf = useLangOf();
  const { path } = page.document.translation;
  const ancestors = page.trail.filter(({ path }) => path !== '/');
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        <li>
          <SiteLink path="/" language={language} {...langOf('nav.home')}>
            {t('home')}
          </SiteLink>
        </li>
        {ancestors.map((ancestor) => (
          <li key={ancestor.path}>
            <SiteLink path={ancestor.path} language={language} {...langOfName(ancestor)}>
              {nameOf(ancestor)}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" {...langOfName({ path })}>
          {nameOf({ path, title: page.document.meta.title })}
        </li>
      </ol>
    </nav>
  );
}
