'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PublishAtDialog } from '@/components/ui/publish-at-dialog';
import type { Publishing } from '@/lib/contracts/publishing';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { DialogButtons } from '../parts/dialog-buttons';
import { PublishingState } from './publishing-state';
import { SettingActions } from './setting';
import { usePublishing } from './use-publishing';

interface PublishingRowProps {
  id: string;
  language: SiteLanguage;
  /** Null where the page has no text in the language. */
  text: Publishing | null;
  isComing: boolean;
  onChanged(): void;
}

/** One language of a page: what visitors read, what waits, and what can be done about it. */
export function PublishingRow({ id, language, text, isComing, onChanged }: PublishingRowProps) {
  const { name, tag } = language;
  return (
    <li>
      <p lang={tag}>{name}</p>
      <PublishingState text={text} isComing={isComing} />
      {text ? <TextActions id={id} language={language} text={text} onChanged={onChanged} /> : null}
    </li>
  );
}

type DialogKind = 'time' | 'unpublish' | 'discard';

function TextActions({
  id,
  language,
  text,
  onChanged,
}: Omit<PublishingRowProps, 'isComing'> & { text: Publishing }) {
  const t = useTranslations('pageScreen');
  const drafts = useTranslations('drafts');
  const locale = useLocale();
  const [dialog, openDialog] = useState<DialogKind | null>(null);
  const { isBusy, publish, schedule, callOff, unpublish, discard } = usePublishing(id, text, onChanged);
  const leave = () => openDialog(null);
  const isPublic = text.publishedAt !== null;
  const isWaiting = !isPublic || text.draft !== null;
  const propsOf = (label: string) => ({
    'aria-label': `${label} (${language.name})`,
    'aria-disabled': isBusy || undefined,
  });
  const button = (label: string, onClick: () => void, isMain = false) => (
    <Button key={label} {...propsOf(label)} {...(isMain && { kind: 'main' as const })} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <SettingActions className="mt-1.5">
      {isWaiting ? button(isPublic ? t('publishDraft') : drafts('publish'), publish, true) : null}
      {isWaiting
        ? button(drafts(text.publishAt ? 'changeTime' : 'publishAt'), () => openDialog('time'))
        : null}
      {text.publishAt ? button(drafts('callOff'), callOff) : null}
      {text.draft ? button(drafts('discardDraft'), () => openDialog('discard')) : null}
      {isPublic ? button(t('unpublish'), () => openDialog('unpublish')) : null}
      {dialog === 'time' ? (
        <PublishAtDialog
          t={drafts}
          zoneNote={(zone) => drafts('zone', { zone })}
          locale={locale}
          isPage={!isPublic}
          at={text.publishAt}
          onChoose={schedule}
          onClose={leave}
        />
      ) : null}
      {dialog === 'unpublish' ? (
        <Dialog
          title={t('unpublishTitle', { language: language.name })}
          note={t('unpublishNote')}
          onClose={leave}
        >
          <DialogButtons
            action={t('unpublishAction')}
            isBusy={isBusy}
            onCancel={leave}
            onAction={() => void unpublish().then(leave)}
          />
        </Dialog>
      ) : null}
      {dialog === 'discard' ? (
        <Dialog title={drafts('discardTitle')} note={drafts('discardNote')} onClose={leave}>
          <DialogButtons
            action={drafts('discardAction')}
            isBusy={isBusy}
            onCancel={leave}
            onAction={() => void discard().then(leave)}
          />
        </Dialog>
      ) : null}
    </SettingActions>
  );
}
