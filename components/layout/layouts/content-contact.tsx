import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/page/page-sections';
import { CONTACT_ANCHOR, ContactSection } from '../contact-section';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** How to reach the studio: the address stands before the text, or beside it, and a form below. */
export function ContentContactLayout({ page }: LayoutProps) {
  const t = useTranslations('contact');
  const email = t('email');
  return (
    <main id="content" data-layout="content-contact">
      <header>
        <PageTitle page={page} />
      </header>
      <aside aria-label={t('label')}>
        <div className="contact-card">
          <address>
            <strong>{t('studio')}</strong>
            <span>{t('place')}</span>
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          <a className="button" href={`#${CONTACT_ANCHOR}`}>
            {t('write')}
          </a>
        </div>
      </aside>
      <PageSections page={page} />
      <ContactSection page={page} />
    </main>
  );
}
