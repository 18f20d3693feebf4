'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { PublishAtDialog } from '@/components/ui/publish-at-dialog';
import { tip } from '@/components/ui/tooltip-text';
import { isUnsaved } from '@/stores/content';
import { EditIcon } from '../core/edit-icon';
import { keyHint } from '../core/key-hint';
import { pageContent } from '../core/page-content';
import { isKeptAsDraft, isPrivate, openPublishing } from '../publishing/open-publishing';
import { PublishMenu, type PublishWay } from '../publishing/publish-menu';
import type { Drafts } from '../publishing/use-drafts';

interface WorkButtonsProps {
  drafts: Drafts;
  onSave(): void;
  onDiscard(): void;
  onDiscardDraft(): void;
}

/** What becomes of the work: saved, discarded, kept as a draft, published now or at a time. */
export function WorkButtons({ drafts, onSave, onDiscard, onDiscardDraft }: WorkButtonsProps) {
  const t = useTranslations('editor');
  const words = useTranslations('drafts');
  const locale = useLocale();
  const hasWork = useStore(pageContent, isUnsaved);
  const isSaving = useStore(pageContent, (state) => state.isSaving);
  const { publishing, taken } = useStore(openPublishing);
  const isKept = useStore(pageContent, isKeptAsDraft);
  const [isAsking, setAsking] = useState(false);
  const isPage = isPrivate({ publishing });
  const draft = publishing?.draft ?? null;
  const planned = publishing?.publishAt ?? null;
  // What nobody has looked at is not published from here.
  const isSeen = draft === null || taken !== null;
  const canPlan = planned !== null || (isSeen && (isPage || draft !== null || hasWork));

  const ways: PublishWay[] = [];
  const offer = (isOffered: boolean, text: string, choose: () => unknown) => {
    if (isOffered) ways.push({ text, choose: () => void choose() });
  };
  offer(!isPage && !isKept && (hasWork || taken !== null), words('keep'), drafts.keep);
  offer(canPlan, words(planned === null ? 'publishAt' : 'changeTime'), () => setAsking(true));
  offer(planned !== null, words('callOff'), () => drafts.publishAt(null));
  offer(draft !== null && taken === null, words('continueDraft'), drafts.takeUp);
  offer(draft !== null, words('discardDraft'), onDiscardDraft);
  const broad = ways.length;
  offer(hasWork && !isSaving, t('discard'), onDiscard);
  for (const way of ways.slice(broad)) way.isNarrow = true;

  if (!hasWork && !(isPage && isSeen) && broad === 0) return null;
  return (
    <div className="edit-work">
      {hasWork ? (
        <button
          type="button"
          // What is kept as a draft waits for nobody.
          className={isKept ? 'is-way' : 'is-main'}
          {...tip(t('saveChanges'), keyHint('save'))}
          aria-busy={isSaving}
          onClick={onSave}
        >
          <EditIcon shape="save" />
          <span>{t('saveChanges')}</span>
        </button>
      ) : null}
      {isPage && isSeen ? (
        <button
          type="button"
          className={hasWork ? 'is-way' : 'is-way is-main'}
          disabled={isSaving}
          onClick={() => void drafts.publish()}
        >
          <EditIcon shape="publish" />
          <span>{words('publish')}</span>
        </button>
      ) : null}
      <PublishMenu ways={ways} />
      {hasWork ? (
        <button type="button" className="is-broad" disabled={isSaving} onClick={onDiscard}>
          {t('discard')}
        </button>
      ) : null}
      {isAsking ? (
        <PublishAtDialog
          t={words}
          zoneNote={(zone) => words('zone', { zone })}
          locale={locale}
          isPage={isPage}
          at={planned}
          onChoose={drafts.publishAt}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
