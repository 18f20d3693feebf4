import { useTranslations } from 'next-intl';
import { contentLanguageProps } from '@/components/parts/content-language';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';

const LINK = '-my-1 inline-block py-1 underline-offset-[0.3em] hover:text-(--ink) hover:underline';

/** The way from home to the page. */
export function Breadcrumb({ page }: { page: PageView }) {
  const t = useTranslations('nav');
  const { frame } = page;
  const language = frame.language.code;
  const langOf = useLangOf();
  const ancestors = page.trail.filter(({ path }) => path !== '/');
  return (
    <nav
      className="breadcrumb text-(length:--size-small) text-(--muted) print:hidden"
      aria-label={t('breadcrumb')}
    >
      <ol className="flex flex-wrap">
        {frame.homeIn.includes(language) ? (
          <li className="py-1">
            <SiteLink path="/" language={language} className={LINK} {...langOf('nav.home')}>
              {t('home')}
            </SiteLink>
          </li>
        ) : null}
        {ancestors.map((ancestor) => (
          <li key={ancestor.path} className="py-1" data-page="">
            <SiteLink
              path={ancestor.path}
              language={language}
              className={LINK}
              {...titleLang(ancestor, frame)}
            >
              {ancestor.title}
            </SiteLink>
          </li>
        ))}
        <li className="py-1" aria-current="page" data-page="" {...contentLanguageProps(page)}>
          {page.document.meta.title}
        </li>
      </ol>
    </nav>
  );
}
