'use client';

import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import { isUnsaved } from '@/stores/content';
import { EDIT_BUTTON } from '../core/bar-styles';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { isKeptAsDraft } from '../publishing/open-publishing';
import { usePublishingState } from '../publishing/use-publishing-state';

/** Above the bar, on a line of its own in a narrow window. Longer texts take two lines. */
export const LINE =
  'edit-state flex items-center gap-2 px-2 whitespace-nowrap text-tool-muted max-[82rem]:absolute max-[82rem]:inset-x-0 max-[82rem]:bottom-[calc(100%+0.25rem)] max-[82rem]:mx-auto max-[82rem]:w-fit max-[82rem]:max-w-full max-[82rem]:rounded-full max-[82rem]:bg-tool-ground max-[82rem]:px-3 max-[82rem]:py-1 max-[100rem]:panelled:absolute max-[100rem]:panelled:inset-x-0 max-[100rem]:panelled:bottom-[calc(100%+0.25rem)] max-[100rem]:panelled:mx-auto max-[100rem]:panelled:w-fit max-[100rem]:panelled:max-w-full max-[100rem]:panelled:rounded-full max-[100rem]:panelled:bg-tool-ground max-[100rem]:panelled:px-3 max-[100rem]:panelled:py-1 max-md:typing:hidden';
/** As wide as the longest text that comes by itself: the buttons beside it do not move from under the pointer. */
const ROOM =
  "min-[82rem]:after:invisible min-[82rem]:after:block min-[82rem]:after:h-0 min-[82rem]:after:content-[attr(data-room)_/_''] max-[100rem]:panelled:after:hidden";
/** Where it lies on the page, it goes once it has been read, and lets the pointer through: nothing is to be done. */
const CALM =
  'transition-opacity delay-[3s] duration-0 max-[82rem]:pointer-events-none max-[82rem]:opacity-0 max-[82rem]:starting:opacity-100 max-[100rem]:panelled:pointer-events-none max-[100rem]:panelled:opacity-0 max-[100rem]:panelled:starting:opacity-100';
const ALARM = cx(EDIT_BUTTON, 'border border-tool-danger text-tool-danger max-md:flex-none max-md:px-2.5');

/**
 * How things stand, quietly: saved, saving, unsaved, without network, in conflict, and what visitors do not see of it.
 * What needs a hand is a button.
 */
export function StateLine() {
  const t = useToolTexts('editor');
  const safety = useToolTexts('safety');
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
  const isCalm = !(hasWork || isSaving || isWaiting || isOffline || isInOtherTab || publishing);
  const isAlarm =
    conflicts.length > 0 || isSignedOut || (hasWork && kept === 'refused') || publishing?.isProblem;
  return (
    <span className={cx(LINE, isAlarm ? 'text-tool-danger' : isCalm && CALM)}>
      {conflicts.length > 0 ? (
        <button type="button" className={ALARM} onClick={() => usePanels.getState().show('conflicts')}>
          {safety('conflicts', { count: conflicts.length })}
        </button>
      ) : isSignedOut ? (
        <button
          type="button"
          className={ALARM}
          onClick={() => useSaveStatus.getState().change({ isSigningIn: true })}
        >
          {safety('signedOut')}
        </button>
      ) : null}
      <span
        role="status"
        data-room={hasWork || isSaving ? t('unsavedKept') : undefined}
        className={cx(
          'max-w-72 text-balance whitespace-normal max-[82rem]:max-w-none max-[100rem]:panelled:max-w-none max-md:text-center max-md:not-first:sr-only',
          ROOM,
        )}
      >
        {state()}
        {publishing ? <small className="block text-[length:inherit]">{publishing.text}</small> : null}
        {isInOtherTab ? <small className="block text-[length:inherit]">{safety('otherTab')}</small> : null}
      </span>
    </span>
  );
}
