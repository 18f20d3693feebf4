'use client';

import { Save, Upload } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { PublishAtDialog } from '@/components/ui/publish-at-dialog';
import { tip } from '@/components/ui/tooltip-text';
import { isUnsaved } from '@/stores/content';
import { EDIT_BUTTON, MAIN_BUTTON, NOT_WHILE_TYPING, PHONE_SIGN, PHONE_WORDS } from '../core/bar-styles';
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
    <div className="flex items-center gap-0.5 max-md:contents">
      {hasWork ? (
        <button
          type="button"
          // What is kept as a draft waits for nobody.
          className={cx(EDIT_BUTTON, !isKept && MAIN_BUTTON, isKept && NOT_WHILE_TYPING)}
          data-main={isKept ? undefined : ''}
          {...tip(t('saveChanges'), keyHint('save'))}
          aria-busy={isSaving}
          onClick={onSave}
        >
          <Icon of={Save} className={PHONE_SIGN} />
          <span className={PHONE_WORDS}>{t('saveChanges')}</span>
        </button>
      ) : null}
      {isPage && isSeen ? (
        <button
          type="button"
          className={cx(EDIT_BUTTON, !hasWork && MAIN_BUTTON, hasWork && NOT_WHILE_TYPING)}
          data-way=""
          disabled={isSaving}
          onClick={() => void drafts.publish()}
        >
          <Icon of={Upload} className={PHONE_SIGN} />
          <span className={PHONE_WORDS}>{words('publish')}</span>
        </button>
      ) : null}
      <PublishMenu ways={ways} />
      {hasWork ? (
        <button
          type="button"
          className={cx(EDIT_BUTTON, 'max-md:hidden')}
          disabled={isSaving}
          onClick={onDiscard}
        >
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
