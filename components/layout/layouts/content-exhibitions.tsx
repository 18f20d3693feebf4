import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { eventOf } from '@/lib/domain/events/page-events';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { ListedPage } from '@/lib/domain/site/view-model';
import { Breadcrumb } from '../breadcrumb';
import { SPINE } from '../columns';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { RelatedPages } from '../related-pages';

const OTHER =
  'block border-t border-(--line) py-(--space-2) font-display text-(length:--size-heading)/[1.25] text-balance ' +
  'underline-offset-[0.2em] hover:underline hover:decoration-1';

/** The year beside a title that does not say it. */
function yearOf(page: ListedPage): string {
  const year = String(page.attributes.year ?? '');
  return page.title.includes(year) ? '' : year;
}

/** To keep the days of an exhibition that is not over. */
function CalendarLink({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const event = eventOf(page);
  if (event === null || event.to < page.today) return null;
  const href = pageFilePath('calendar', event.path, page.frame.language.code);
  return (
    <p className={SPINE}>
      <a className="inline-block py-1 underline underline-offset-[0.2em]" href={href} download="">
        <span {...langOf('layout.addToCalendar')}>{t('addToCalendar')}</span>
      </a>
    </p>
  );
}

/** Exhibitions: one of those below a page in this layout, with the others and their years; or all of them. */
export function ContentExhibitionsLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const { path } = page.document.translation;
  const langOf = useLangOf();
  const others = page.siblings.filter((sibling) => sibling.path !== path);
  // Anything else stands beside pages that are no exhibitions.
  const isOne = page.parentLayout === 'content-exhibitions';
  return (
    <main id="content" data-layout="content-exhibitions">
      <header>
        <Breadcrumb page={page} />
        <PageTitle page={page} />
      </header>
      <article>
        <PageSections page={page} />
      </article>
      <CalendarLink page={page} />
      <RelatedPages page={page} className={SPINE} />
      {isOne && others.length > 0 ? (
        <aside
          className="wide:mt-(--space-5) wide:grid wide:grid-cols-subgrid"
          aria-labelledby="other-exhibitions"
        >
          <h2
            id="other-exhibitions"
            className="py-(--space-2) text-(length:--size-name)/[1.6] wide:col-[1/span_3]"
            {...langOf('layout.otherExhibitions')}
          >
            {t('otherExhibitions')}
          </h2>
          <ol className={SPINE}>
            {others.map((other) => (
              <li key={other.path}>
                <SiteLink path={other.path} language={page.frame.language.code} className={OTHER}>
                  {other.title}
                  {yearOf(other) === '' ? null : (
                    <span className="text-(--muted) [font-variant-numeric:tabular-nums]">
                      {' '}
                      {yearOf(other)}
                    </span>
                  )}
                </SiteLink>
              </li>
            ))}
          </ol>
        </aside>
      ) : null}
    </main>
  );
}
