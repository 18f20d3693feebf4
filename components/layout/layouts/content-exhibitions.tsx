import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { ListedPage } from '@/lib/domain/site/view-model';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

const EXHIBITIONS = '/exhibitions';

/** The year beside a title that does not say it. */
function yearOf(page: ListedPage): string {
  const year = String(page.attributes.year ?? '');
  return page.title.includes(year) ? '' : year;
}

/** Exhibitions: one, with the years of the others beside it, or all of them. */
export function ContentExhibitionsLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const { path } = page.document.translation;
  const langOf = useLangOf();
  const others = page.siblings.filter((sibling) => sibling.path !== path);
  const isOne = path.startsWith(`${EXHIBITIONS}/`);
  return (
    <main id="content" data-layout="content-exhibitions">
      <header>
        <Breadcrumb page={page} />
        <PageTitle page={page} />
      </header>
      <article>
        <PageSections page={page} />
      </article>
      {isOne && others.length > 0 ? (
        <aside aria-labelledby="other-exhibitions">
          <h2 id="other-exhibitions" {...langOf('layout.otherExhibitions')}>
            {t('otherExhibitions')}
          </h2>
          <ol className="years">
            {others.map((other) => (
              <li key={other.path}>
                <SiteLink path={other.path} language={page.frame.language.code}>
                  {other.title}
                  {yearOf(other) === '' ? null : <span className="year"> {yearOf(other)}</span>}
                </SiteLink>
              </li>
            ))}
          </ol>
        </aside>
      ) : null}
    </main>
  );
}
