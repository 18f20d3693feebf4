import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactOutcome } from '@/lib/domain/contact/form';

/** What has become of the form. Each note is shown when the address names it, or when the script marks it. */
export function ContactNotes() {
  const t = useTranslations('contact');
  const email = t('email');
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <>
      <Note outcome="sent" title={t('sent')}>
        <p>{t('sentNote')}</p>
        <a className="button" href="#write" data-again>
          {t('again')}
        </a>
      </Note>
      <Note outcome="invalid" title={t('invalid')} back={t('back')}>
        <p>{t('invalidNote')}</p>
      </Note>
      <Note outcome="limited" title={t('limited')} back={t('back')}>
        <p>
          {t('limitedNote')} {mail}.
        </p>
      </Note>
      <Note outcome="failed" title={t('failed')} back={t('back')}>
        <p>
          {t('failedNote')} {mail}.
        </p>
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

function Note({ outcome, title, back, children }: NoteProps) {
  return (
    <div id={outcome} className="contact-note" role={outcome === 'sent' ? 'status' : 'alert'} tabIndex={-1}>
      <p className="contact-note-title">{title}</p>
      {children}
      {back === undefined ? null : <p className="contact-back">{back}</p>}
    </div>
  );
}
