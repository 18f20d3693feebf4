import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { useLangOf } from '@/components/parts/use-lang-of';
import { CONTACT_ANCHOR, ContactSection } from '../contact-section';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** How to reach the studio: the address stands before the text, or beside it, and a form below. */
export function ContentContactLayout({ page }: LayoutProps) {
  const t = useTranslations('contact');
  const email = t('email');
  const langOf = useLangOf();
  return (
    <main id="content" data-layout="content-contact">
      <header>
        <PageTitle page={page} />
      </header>
      <aside aria-label={t('label')}>
        <div className="contact-card">
          <address>
            <strong {...langOf('contact.studio')}>{t('studio')}</strong>
            <span {...langOf('contact.place')}>{t('place')}</span>
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          <a className="button" href={`#${CONTACT_ANCHOR}`} {...langOf('contact.write')}>
            {t('write')}
          </a>
        </div>
      </aside>
      <PageSections page={page} />
      <ContactSection page={page} />
    </main>
  );
}
