'use client';

import { Save, Upload } from 'lucide-react';
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
import { useToolLocale, useToolTexts } from '../core/tool-texts';
import { isKeptAsDraft, isPrivate, openPublishing } from '../publishing/open-publishing';
import { type PublishAction, PublishMenu } from '../publishing/publish-menu';
import type { Drafts } from '../publishing/use-drafts';

interface WorkButtonsProps {
  drafts: Drafts;
  onSave(): void;
  onDiscard(): void;
  onDiscardDraft(): void;
}

/** One entry of the menu, where it is offered. */
const entry = (isOffered: boolean, text: string, choose: () => unknown): PublishAction[] =>
  isOffered ? [{ text, choose: () => void choose() }] : [];

/** How the work on the open page stands. */
function useWorkState() {
  const hasWork = useStore(pageContent, isUnsaved);
  const isSaving = useStore(pageContent, (state) => state.isSaving);
  const isKept = useStore(pageContent, isKeptAsDraft);
  const { publishing, openDraft } = useStore(openPublishing);
  const hasDraft = Boolean(publishing?.draft);
  return {
    hasWork,
    isSaving,
    isKept,
    isPage: isPrivate({ publishing }),
    hasDraft,
    hasOpenDraft: openDraft !== null,
    planned: publishing?.publishAt ?? null,
    // A draft that nobody has opened here is not published from here.
    isSeen: !hasDraft || openDraft !== null,
  };
}

/** Actions for work that visitors are not to see (yet). */
function useDraftActions(
  { hasWork, isKept, isPage, hasDraft, hasOpenDraft, isSeen, planned }: ReturnType<typeof useWorkState>,
  drafts: Drafts,
  { onPlan, onDiscardDraft }: { onPlan(): void; onDiscardDraft(): void },
): PublishAction[] {
  const words = useToolTexts('drafts');
  const canPlan = planned !== null || (isSeen && (isPage || hasDraft || hasWork));
  return [
    ...entry(!isPage && !isKept && (hasWork || hasOpenDraft), words('keep'), drafts.keep),
    ...entry(canPlan, words(planned === null ? 'publishAt' : 'changeTime'), onPlan),
    ...entry(planned !== null, words('callOff'), () => drafts.publishAt(null)),
    ...entry(hasDraft && !hasOpenDraft, words('continueDraft'), drafts.takeUp),
    ...entry(hasDraft, words('discardDraft'), onDiscardDraft),
  ];
}

/** The buttons for unsaved work: save, discard, keep as a draft, publish now or at a time. */
export function WorkButtons({ drafts, onSave, onDiscard, onDiscardDraft }: WorkButtonsProps) {
  const t = useToolTexts('editor');
  const words = useToolTexts('drafts');
  const locale = useToolLocale();
  const [isAsking, setAsking] = useState(false);
  const work = useWorkState();
  const { hasWork, isSaving, isKept, isPage, isSeen, planned } = work;
  const broad = useDraftActions(work, drafts, { onPlan: () => setAsking(true), onDiscardDraft });
  const narrow = entry(hasWork && !isSaving, t('discard'), onDiscard);
  const entries = [...broad, ...narrow.map((each) => ({ ...each, isNarrow: true }))];

  if (!hasWork && !(isPage && isSeen) && broad.length === 0) return null;
  return (
    <div className="flex items-center gap-0.5 max-md:contents">
      {hasWork ? (
        <button
          type="button"
          // A kept draft is not urgent.
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
      <PublishMenu actions={entries} />
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
