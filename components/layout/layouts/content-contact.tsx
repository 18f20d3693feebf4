import { useTranslations } from 'next-intl';
import { PageSections } from '@/components/layout/page-sections';
import { useLangOf } from '@/components/parts/use-lang-of';
import { CONTACT_ANCHOR } from '@/lib/domain/contact/enquiry';
import { isSaid } from '@/lib/domain/text/unsaid';
import { ContactSection } from '../contact-section';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

const NAME = 'font-display text-(length:--size-name) font-normal wrap-anywhere';

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
      <aside className="wide:col-[10/-1] wide:row-2" aria-label={t('label')}>
        {/* Within its column, so that it stops before the form. */}
        <div className="pb-(--space-3) wide:sticky wide:top-(--space-4)">
          <address className="grid gap-(--space-2) border-t-2 border-current pt-(--space-3) not-italic">
            <strong className={NAME} {...langOf('contact.studio')}>
              {t('studio')}
            </strong>
            {isSaid(t('place')) ? <span {...langOf('contact.place')}>{t('place')}</span> : null}
            {isSaid(email) ? (
              <a className={`${NAME} wide:text-(length:--size-small)`} href={`mailto:${email}`}>
                {email}
              </a>
            ) : null}
          </address>
          <a
            className="button mt-(--space-3) print:hidden"
            href={`#${CONTACT_ANCHOR}`}
            {...langOf('contact.write')}
          >
            {t('write')}
          </a>
        </div>
      </aside>
      <PageSections className="wide:col-[1/span_8] wide:row-2" page={page} />
      <ContactSection page={page} />
    </main>
  );
}
