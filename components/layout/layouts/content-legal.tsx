import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { useLangOf } from '@/components/parts/use-lang-of';
import { Breadcrumb } from '../breadcrumb';
import { SIDE, SPINE, SPINE_BESIDE_SIDE, STAYS_IN_SIGHT } from '../columns';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { SectionLinks } from '../section-links';

/** Written out in UTC, so that the same page reads the same wherever it is drawn. */
function dateIn(tag: string, iso: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** Numbered clauses: when they last changed, a table of contents, then the text at reading width. */
export function ContentLegalLayout({ page }: LayoutProps) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { content, updatedAt } = page.document.translation;
  return (
    <main id="content" data-layout="content-legal">
      <article>
        <header className={SPINE}>
          <Breadcrumb page={page} />
          <PageTitle page={page} />
          <p className="text-(length:--size-small) text-(--muted)" {...langOf('layout.updated')}>
            <time dateTime={updatedAt}>
              {t('updated', { date: dateIn(page.frame.language.tag, updatedAt) })}
            </time>
          </p>
        </header>
        <SectionLinks
          className={`toc mb-(--space-4) border-y border-(--line) py-(--space-3) ${SIDE} ${STAYS_IN_SIGHT}`}
          label={t('contents')}
          sections={content.sections}
          page={page}
        />
        <PageSections className={SPINE_BESIDE_SIDE} page={page} />
      </article>
    </main>
  );
}
