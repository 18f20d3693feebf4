'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PublishAtDialog } from '@/components/ui/publish-at-dialog';
import type { Publishing } from '@/lib/contracts/publishing';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { Ways } from '../pages/ways';
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

type Asked = 'time' | 'unpublish' | 'discard';

function TextActions({
  id,
  language,
  text,
  onChanged,
}: Omit<PublishingRowProps, 'isComing'> & { text: Publishing }) {
  const t = useTranslations('pageRoom');
  const drafts = useTranslations('drafts');
  const locale = useLocale();
  const [asked, ask] = useState<Asked | null>(null);
  const { isBusy, publish, schedule, callOff, unpublish, discard } = usePublishing(id, text, onChanged);
  const leave = () => ask(null);
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
      {isWaiting ? button(drafts(text.publishAt ? 'changeTime' : 'publishAt'), () => ask('time')) : null}
      {text.publishAt ? button(drafts('callOff'), callOff) : null}
      {text.draft ? button(drafts('discardDraft'), () => ask('discard')) : null}
      {isPublic ? button(t('unpublish'), () => ask('unpublish')) : null}
      {asked === 'time' ? (
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
      {asked === 'unpublish' ? (
        <Dialog
          title={t('unpublishTitle', { language: language.name })}
          note={t('unpublishNote')}
          onClose={leave}
        >
          <Ways
            deed={t('unpublishDeed')}
            isBusy={isBusy}
            onLeave={leave}
            onDo={() => void unpublish().then(leave)}
          />
        </Dialog>
      ) : null}
      {asked === 'discard' ? (
        <Dialog title={drafts('discardTitle')} note={drafts('discardNote')} onClose={leave}>
          <Ways
            deed={drafts('discardDeed')}
            isBusy={isBusy}
            onLeave={leave}
            onDo={() => void discard().then(leave)}
          />
        </Dialog>
      ) : null}
    </SettingActions>
  );
}
