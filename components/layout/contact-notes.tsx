import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactOutcome } from '@/lib/domain/contact/form';
import { isSaid } from '@/lib/domain/text/unsaid';

/** A filled one, unlike other buttons of the site. */
export const CONTACT_BUTTON =
  'button min-w-56 cursor-pointer justify-self-start bg-(--ink) text-center text-(--ground) hover:bg-(--accent)';

/** What has become of the form. Each note is shown when the address names it, or when the script marks it. */
export function ContactNotes() {
  const t = useTranslations('contact');
  const email = t('email');
  const mail = (
    <a className="wrap-anywhere" href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <>
      <Note outcome="sent" title={t('sent')}>
        <p>{t('sentNote')}</p>
        <a className={`mt-(--space-2) ${CONTACT_BUTTON}`} href="#write" data-again>
          {t('again')}
        </a>
      </Note>
      <Note outcome="invalid" title={t('invalid')} back={t('back')}>
        <p>{t('invalidNote')}</p>
      </Note>
      <Note outcome="limited" title={t('limited')} back={t('back')}>
        {isSaid(email) ? (
          <p>
            {t('limitedNote')} {mail}.
          </p>
        ) : null}
      </Note>
      <Note outcome="failed" title={t('failed')} back={t('back')}>
        {isSaid(email) ? (
          <p>
            {t('failedNote')} {mail}.
          </p>
        ) : null}
      </Note>
    </>
  );
}

interface NoteProps {
  outcome: ContactOutcome;
  title: string;
  /** Where to find again what was written, when the form was not sent by script. */
  back?: string;
  children: ReactNode;
}

const NOTE = 'mb-(--space-4) scroll-mt-(--space-4) gap-(--space-2) bg-(--raised) p-(--space-3)';

function Note({ outcome, title, back, children }: NoteProps) {
  const isSent = outcome === 'sent';
  return (
    <div
      id={outcome}
      className={`contact-note ${NOTE} ${isSent ? 'border-(--ink)' : 'border-(--accent)'}`}
      role={isSent ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p className="font-display text-(length:--size-name)">{title}</p>
      {children}
      {back === undefined ? null : <p className="contact-back">{back}</p>}
    </div>
  );
}
