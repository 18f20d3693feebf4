import { useTranslations } from 'next-intl';
import { ContactFormSender } from '@/components/islands/contact-form';
import type { TextLanguage } from '@/components/islands/text-language';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { CONTACT_ACTION, CONTACT_TRAP } from '@/lib/domain/contact/form';
import { CONTACT } from '@/lib/domain/contact/limits';
import { BEFORE_RELOAD } from '@/lib/domain/site/build-check';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { ContactNotes } from './contact-notes';

/** Where links to the form lead. */
export const CONTACT_ANCHOR = 'write';

const FORM_ID = 'contact-form';

/** The contact form: a plain form with notes that `:target` shows, which a script sends without leaving the page. */
export function ContactSection({ page }: { page: PageView }) {
  const t = useTranslations('contact');
  const langOf = useLangOf();
  const { language, known } = page.frame;
  const { code } = language;
  return (
    <section id={CONTACT_ANCHOR} className="contact" aria-labelledby="write-name">
      <h2 id="write-name" className="section-name" {...langOf('contact.write')}>
        {t('write')}
      </h2>
      <div className="contact-body">
        <ContactNotes />
        <form id={FORM_ID} action={CONTACT_ACTION} method="post">
          <p className="contact-lead" {...langOf('contact.lead')}>
            {t('lead')}
          </p>
          <p className="contact-hint" {...langOf('contact.needed')}>
            {t('needed')}
          </p>
          <input type="hidden" name="locale" value={code} />
          <input type="hidden" name="path" value={page.document.translation.path} />
          <div className="field">
            <label htmlFor="contact-name" {...langOf('contact.name')}>
              {t('name')}
            </label>
            <input
              id="contact-name"
              name="name"
              type="text"
              autoComplete="name"
              required
              maxLength={CONTACT.nameCharacters}
            />
            <FieldError id="contact-name" text={t('nameWrong')} {...langOf('contact.nameWrong')} />
          </div>
          <div className="field">
            <label htmlFor="contact-email" {...langOf('contact.address')}>
              {t('address')}
            </label>
            <input
              id="contact-email"
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              required
              maxLength={CONTACT.emailCharacters}
            />
            <FieldError id="contact-email" text={t('addressWrong')} {...langOf('contact.addressWrong')} />
          </div>
          <div className="field">
            <label htmlFor="contact-message" {...langOf('contact.message')}>
              {t('message')}
            </label>
            <textarea
              id="contact-message"
              name="message"
              rows={8}
              required
              maxLength={CONTACT.messageCharacters}
            />
            <FieldError id="contact-message" text={t('messageWrong')} {...langOf('contact.messageWrong')} />
          </div>
          <div className="contact-trap" aria-hidden="true">
            <label htmlFor="contact-trap">{t('trap')}</label>
            <input id="contact-trap" name={CONTACT_TRAP} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <PrivacyNote policy={known.privacy} language={code} />
          <button className="button" type="submit" {...langOf('contact.send')}>
            <span data-idle>{t('send')}</span>
            <span data-busy hidden>
              {t('sending')}
            </span>
          </button>
          <p className="sr-only" role="status">
            <span data-busy hidden>
              {t('sending')}
            </span>
          </p>
        </form>
        <ContactFormSender formId={FORM_ID} reloadEvent={BEFORE_RELOAD} />
      </div>
    </section>
  );
}

function PrivacyNote({ policy, language }: { policy: ListedPage | undefined; language: string }) {
  const t = useTranslations('contact');
  const langOf = useLangOf();
  if (!policy)
    return (
      <p className="contact-hint" {...langOf('contact.kept')}>
        {t('kept')}
      </p>
    );
  return (
    <p className="contact-hint" {...langOf('contact.privacy')}>
      {t.rich('privacy', {
        link: (words) => (
          <SiteLink path={policy.path} language={language}>
            {words}
          </SiteLink>
        ),
      })}
    </p>
  );
}

/** Shown, and tied to its field, by the script that finds the field wrong; without one the browser says it itself. */
function FieldError({ id, text, ...languageProps }: TextLanguage & { id: string; text: string }) {
  return (
    <p id={`${id}-error`} className="field-error" {...languageProps} hidden>
      {text}
    </p>
  );
}
