'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { cx } from '@/components/ui/cx';
import type { ContactMessage } from '@/lib/contracts/contact';
import { ROW_NAME, Row, RowActions, RowNote } from './parts/rows';
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
    <Row
      className={cx('min-[44rem]:grid-cols-1', !isRead && 'border-s-3 border-s-(--accent) ps-(--space-2)')}
    >
      <article className="grid gap-(--space-2)" aria-labelledby={`message-${id}`}>
        <h3 id={`message-${id}`} className={ROW_NAME}>
          <span className="sr-only">{t('messageFrom', { name })}</span>
          <span aria-hidden="true">{name}</span> {isRead ? null : <Badge tone="accent">{t('unread')}</Badge>}{' '}
          {suspicion === null ? null : <Badge>{t('suspicious')}</Badge>}
        </h3>
        <RowNote>
          <span dir="ltr">{email}</span> · <time dateTime={createdAt}>{when(createdAt)}</time>
        </RowNote>
        <p className="max-w-(--measure) whitespace-pre-line wrap-anywhere" dir="auto">
          {words}
        </p>
        <RowActions>
          <a
            className={buttonStyle({ ground: 'site' })}
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          >
            {t('answer')}
          </a>
          <Button onClick={() => onMark(!isRead)}>{isRead ? t('markUnread') : t('markRead')}</Button>
          <Button onClick={onRemove}>{t('removeMessage')}</Button>
        </RowActions>
      </article>
    </Row>
  );
}
