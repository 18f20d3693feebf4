'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { isUnsaved } from '@/stores/content';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSaveStatus } from '../core/save-status';
import { isKeptAsDraft } from '../publishing/open-publishing';
import { usePublishingState } from '../publishing/use-publishing-state';
import './saving.css';

/**
 * How things stand, quietly: saved, saving, unsaved, without network, in conflict, and what visitors do not see of it.
 * What needs a hand is a button.
 */
export function StateLine() {
  const t = useTranslations('editor');
  const safety = useTranslations('safety');
  const hasWork = useStore(pageContent, isUnsaved);
  const isSaving = useStore(pageContent, (state) => state.isSaving);
  const publishing = usePublishingState();
  const isKept = useStore(pageContent, isKeptAsDraft);
  const { isOffline, isWaiting, isSignedOut, isInOtherTab, isBehind, conflicts, kept } = useSaveStatus();

  const unsaved = kept === 'yes' ? t('unsavedKept') : kept === 'refused' ? safety('notKept') : t('unsaved');
  const state = () => {
    if (isSaving) return t('saving');
    if (isWaiting) return safety('offlineWaiting');
    if (isOffline) return hasWork ? safety('offlineUnsaved') : safety('offline');
    if (!hasWork) return t('allSaved');
    if (isKept) return '';
    return isBehind ? safety('behind') : unsaved;
  };
  const isAlarm =
    conflicts.length > 0 || isSignedOut || (hasWork && kept === 'refused') || publishing?.isProblem;
  return (
    <span className="edit-state" data-tone={isAlarm ? 'alarm' : undefined}>
      {conflicts.length > 0 ? (
        <button type="button" onClick={() => usePanels.getState().show('conflicts')}>
          {safety('conflicts', { count: conflicts.length })}
        </button>
      ) : isSignedOut ? (
        <button type="button" onClick={() => useSaveStatus.getState().change({ isSigningIn: true })}>
          {safety('signedOut')}
        </button>
      ) : null}
      <span role="status">
        {state()}
        {publishing ? <small>{publishing.text}</small> : null}
        {isInOtherTab ? <small>{safety('otherTab')}</small> : null}
      </span>
    </span>
  );
}
