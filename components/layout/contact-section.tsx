import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContactFormSender } from '@/components/islands/contact-form/contact-form';
import { ScriptText } from '@/components/islands/script-text';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { localisePath, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { CONTACT_ANCHOR } from '@/lib/domain/contact/enquiry';
import { CONTACT_ACTION, CONTACT_TRAP } from '@/lib/domain/contact/form';
import { CONTACT } from '@/lib/domain/contact/limits';
import { BEFORE_RELOAD } from '@/lib/domain/site/build-check';
import { PAGE_FILES } from '@/lib/domain/site/page-files';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { isSaid } from '@/lib/domain/text/unsaid';
import { CONTACT_BUTTON, ContactNotes } from './contact-notes';

const FORM_ID = 'contact-form';
const FIELD = 'grid content-start gap-(--space-1)';
const CONTROL =
  'rounded-xs border border-(--muted) px-[1em] py-[0.8em] hover:border-(--ink) focus-visible:outline-offset-1 ' +
  'aria-invalid:border-(--accent)';
const HINT = 'col-span-full text-(length:--size-small) text-(--muted)';

/** The contact form: a plain form with notes that `:target` shows, which a script sends without leaving the page. */
export function ContactSection({ page }: { page: PageView }) {
  const t = useTranslations('contact');
  const langOf = useLangOf();
  const { language, known } = page.frame;
  const { code } = language;
  return (
    <section
      id={CONTACT_ANCHOR}
      className="mt-(--space-5) scroll-mt-(--space-4) border-t-2 border-current pt-(--space-3) wide:grid wide:grid-cols-subgrid print:hidden"
      aria-labelledby="write-name"
    >
      <h2 id="write-name" className="section-name wide:col-[1/span_3]" {...langOf('contact.write')}>
        {t('write')}
      </h2>
      <div className="contact-body mt-(--space-3) wide:col-[4/span_6] wide:mt-0">
        <ContactNotes />
        <form
          id={FORM_ID}
          className="gap-x-(--gutter) gap-y-(--space-3) min-[44rem]:grid-cols-2"
          action={CONTACT_ACTION}
          method="post"
        >
          {isSaid(t('lead')) ? (
            <p className="col-span-full max-w-(--measure)" {...langOf('contact.lead')}>
              {t('lead')}
            </p>
          ) : null}
          <p className={HINT} {...langOf('contact.needed')}>
            {t('needed')}
          </p>
          <input type="hidden" name="locale" value={code} />
          <input type="hidden" name="path" value={page.document.translation.path} />
          <input type="hidden" name="about" disabled suppressHydrationWarning />
          {/* Shown by the script, which knows the page that is asked about; without it the server reads that from the address. */}
          <p
            className="col-span-full font-display"
            data-about={code === ROOT_LOCALE ? '' : `/${code}`}
            data-payload={PAGE_FILES.payload.name}
            hidden
            suppressHydrationWarning
          >
            <span className="text-(--muted)" {...langOf('contact.about')}>
              {t('about')}
            </span>{' '}
            <a
              className="underline underline-offset-[0.2em]"
              href={localisePath(page.document.translation.path, code)}
              suppressHydrationWarning
            >
              <ScriptText as="span" />
            </a>
          </p>
          <Field id="contact-name" labelKey="name" error="nameWrong">
            <input
              id="contact-name"
              className={CONTROL}
              name="name"
              type="text"
              autoComplete="name"
              required
              maxLength={CONTACT.nameCharacters}
            />
          </Field>
          <Field id="contact-email" labelKey="address" error="addressWrong">
            <input
              id="contact-email"
              className={CONTROL}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              required
              maxLength={CONTACT.emailCharacters}
            />
          </Field>
          <Field id="contact-message" labelKey="message" error="messageWrong" isWide>
            <textarea
              id="contact-message"
              className={CONTROL}
              name="message"
              rows={8}
              required
              maxLength={CONTACT.messageCharacters}
            />
          </Field>
          {/* Out of sight and reach, and not `display: none`, which robots know. */}
          <div className="sr-only" aria-hidden="true">
            <label htmlFor="contact-trap">{t('trap')}</label>
            <input id="contact-trap" name={CONTACT_TRAP} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <PrivacyNote policy={known.privacy} language={code} />
          <button className={`col-span-full ${CONTACT_BUTTON}`} type="submit" {...langOf('contact.send')}>
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
      <p className={HINT} {...langOf('contact.kept')}>
        {t('kept')}
      </p>
    );
  return (
    <p className={HINT} {...langOf('contact.privacy')}>
      {t.rich('privacy', {
        link: (words) => (
          <SiteLink path={policy.path} language={language} className="underline underline-offset-[0.2em]">
            {words}
          </SiteLink>
        ),
      })}
    </p>
  );
}

interface FieldProps {
  id: string;
  /** Key of its text. */
  labelKey: 'name' | 'address' | 'message';
  error: 'nameWrong' | 'addressWrong' | 'messageWrong';
  /** Whether it takes the whole line. */
  isWide?: boolean;
  children: ReactNode;
}

/** A control under its name. Its error is shown by the script that finds it wrong; without one the browser says it. */
function Field({ id, labelKey, error, isWide = false, children }: FieldProps) {
  const t = useTranslations('contact');
  const langOf = useLangOf();
  return (
    <div className={isWide ? `col-span-full ${FIELD}` : FIELD}>
      <label
        htmlFor={id}
        className="font-display text-(length:--size-small)"
        {...langOf(`contact.${labelKey}`)}
      >
        {t(labelKey)}
      </label>
      {children}
      <p
        id={`${id}-error`}
        className="field-error text-(length:--size-small) text-(--accent)"
        {...langOf(`contact.${error}`)}
        hidden
      >
        {t(error)}
      </p>
    </div>
  );
}
