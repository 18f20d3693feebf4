import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/page/page-sections';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** How to reach the studio: the address stands beside the text. */
export function ContentContactLayout({ page }: LayoutProps) {
  const t = useTranslations('contact');
  const email = t('email');
  return (
    <main id="content" data-layout="content-contact">
      <header>
        <PageTitle page={page} />
      </header>
      <PageSections page={page} />
      <aside aria-label={t('label')}>
        <address>
          <strong>{t('studio')}</strong>
          <span>{t('place')}</span>
          <a href={`mailto:${email}`}>{email}</a>
        </address>
      </aside>
    </main>
  );
}
