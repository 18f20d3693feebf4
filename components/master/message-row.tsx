'use client';

import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
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

/** A new letter to the writer, with what it is about. */
function answerTo(email: string, about: string | undefined): string {
  const subject = about === undefined ? '' : `?subject=${encodeURIComponent(about)}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject}`;
}

/** One message as its writer left it; new ones stand out. */
export function MessageRow({ message, onMark, onRemove }: MessageRowProps) {
  const t = useTranslations('master');
  const when = useWhen();
  const { id, name, email, message: words, suspicion, createdAt, readAt, about, locale } = message;
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
        {about === null ? null : (
          <RowNote>
            {t.rich('messageAbout', {
              title: () =>
                about.path === null ? (
                  <cite className="not-italic">{about.title}</cite>
                ) : (
                  <SiteLink path={about.path} language={locale} className="underline">
                    {about.title}
                  </SiteLink>
                ),
            })}
          </RowNote>
        )}
        <p className="max-w-(--measure) whitespace-pre-line wrap-anywhere" dir="auto">
          {words}
        </p>
        <RowActions>
          <a className={buttonStyle({ ground: 'site' })} href={answerTo(email, about?.title)}>
            {t('answer')}
          </a>
          <Button onClick={() => onMark(!isRead)}>{isRead ? t('markUnread') : t('markRead')}</Button>
          <Button onClick={onRemove}>{t('removeMessage')}</Button>
        </RowActions>
      </article>
    </Row>
  );
}
