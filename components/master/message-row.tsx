'use client';

import { useTranslations } from 'next-intl';
import type { ContactMessage } from '@/lib/contracts/contact';
import { useWhen } from './use-when';

interface MessageRowProps {
  message: ContactMessage;
  onMark: (isRead: boolean) => void;
  onRemove: () => void;
}

/** One message as its writer left it; new ones stand out. */
export function MessageRow({ message, onMark, onRemove }: MessageRowProps) {
  const t = useTranslations('master');
  const when = useWhen();
  const { id, name, email, message: words, suspicion, createdAt, readAt } = message;
  const isRead = readAt !== null;
  return (
    <li className="row message" data-new={!isRead || undefined}>
      <article aria-labelledby={`message-${id}`}>
        <h3 id={`message-${id}`} className="row-name">
          <span className="sr-only">{t('messageFrom', { name })}</span>
          <span aria-hidden="true">{name}</span>{' '}
          {isRead ? null : <span className="badge badge-new">{t('unread')}</span>}{' '}
          {suspicion === null ? null : <span className="badge">{t('suspicious')}</span>}
        </h3>
        <p className="row-note">
          <span dir="ltr">{email}</span> · <time dateTime={createdAt}>{when(createdAt)}</time>
        </p>
        <p className="message-words" dir="auto">
          {words}
        </p>
        <div className="row-ways">
          <a className="quiet-button" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
            {t('answer')}
          </a>
          <button type="button" className="quiet-button" onClick={() => onMark(!isRead)}>
            {isRead ? t('markUnread') : t('markRead')}
          </button>
          <button type="button" className="quiet-button" onClick={onRemove}>
            {t('removeMessage')}
          </button>
        </div>
      </article>
    </li>
  );
}
