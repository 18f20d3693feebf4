import { useCallback, useEffect, useRef } from 'react';
import { LISTED } from '@/lib/client/pages';
import type { Conflict } from '@/lib/domain/content/merge';
import { isUnsaved } from '@/stores/content';
import { CONFLICT_NOTICE, toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { editorQueries } from '../core/queries';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { useReason } from '../core/use-reason';
import { openPublishing } from '../publishing/open-publishing';
import type { SaveOutcome } from './save-content';
import { savePage } from './save-page';

/** How long a save that got no answer waits before it is tried again, each time longer. */
const AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

const WAITING_NOTICE = 'save-waits';
const LONG_MS = 20_000;

const isAllSaved = (outcome: SaveOutcome): boolean =>
  outcome.kind === 'saved' || (outcome.kind === 'joined' && outcome.conflicts.length === 0);

/** Clears earlier errors, and reloads what depends on a save. */
function noteSaved(): void {
  useSaveStatus
    .getState()
    .change({ isOffline: false, isWaiting: false, isSignedOut: false, isBehind: false });
  toast.dismiss(WAITING_NOTICE);
  for (const queryKey of [['revisions'], ['outdated'], ['page'], LISTED])
    void editorQueries.invalidateQueries({ queryKey });
}

/** Reports the result of a save and updates the state. Returns whether everything is saved. */
function useTellOutcome(): (outcome: SaveOutcome, isAgain: boolean) => boolean {
  const t = useToolTexts('editor');
  const safety = useToolTexts('safety');
  const reasonOf = useReason();
  return useCallback(
    (outcome, isAgain) => {
      const { change } = useSaveStatus.getState();
      switch (outcome.kind) {
        case 'nothing':
          change({ isWaiting: false });
          return !isUnsaved(pageContent.getState());
        case 'saved':
          toast.success(t('success'), { description: t('saved') });
          return true;
        case 'joined':
          if (isAllSaved(outcome)) {
            toast.success(t('success'), { description: t('joined') });
            return true;
          }
          showConflicts(outcome.conflicts);
          toast.warning(t('bothChanged'), { id: CONFLICT_NOTICE, description: safety('conflictsHint') });
          return false;
        case 'draft-changed':
          change({ isWaiting: false });
          openPublishing.setState({ changed: outcome.draft });
          return false;
        case 'signed-out':
          change({ isSignedOut: true, isSigningIn: true, isWaiting: false, again: 'save' });
          return false;
        case 'unreachable':
          change({ isOffline: true, isWaiting: true });
          if (!isAgain)
            toast.error(t('error'), {
              id: WAITING_NOTICE,
              description: `${t('failed')}. ${safety(outcome.isDiskFull ? 'diskFull' : 'savedLater')}`,
              duration: LONG_MS,
            });
          return false;
        case 'failed':
          change({ isWaiting: false });
          toast.error(t('error'), {
            description: [t('failed'), reasonOf(outcome.error)].filter(Boolean).join('. '),
            duration: LONG_MS,
          });
          return false;
      }
    },
    [t, safety, reasonOf],
  );
}

function showConflicts(conflicts: readonly Conflict[]): void {
  useSaveStatus
    .getState()
    .change({ conflicts, afterwards: 'save', isWaiting: false, isBehind: false, isOffline: false });
  usePanels.getState().show('conflicts');
}

/**
 * Saves the page and says how it went. What both sides changed waits in its panel; a save without an
 * answer is tried again until there is one.
 * @param tellTabs called when something has been saved
 * @returns whether everything is saved now
 */
export function useSave(tellTabs: () => void): () => Promise<boolean> {
  const tell = useTellOutcome();
  const attempt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reported = useRef(tellTabs);
  useEffect(() => {
    reported.current = tellTabs;
  });

  const save = useCallback(
    async (isAgain = false): Promise<boolean> => {
      clearTimeout(timer.current);
      if (useSaveStatus.getState().conflicts.length > 0) {
        usePanels.getState().show('conflicts');
        return false;
      }
      const outcome = await savePage();
      if (isAllSaved(outcome)) {
        attempt.current = 0;
        noteSaved();
        reported.current();
      }
      if (outcome.kind === 'unreachable') {
        const wait = AGAIN_AFTER_MS[Math.min(attempt.current, AGAIN_AFTER_MS.length - 1)];
        attempt.current += 1;
        timer.current = setTimeout(() => void save(true), wait);
      }
      return tell(outcome, isAgain);
    },
    [tell],
  );

  useEffect(() => {
    const { change } = useSaveStatus.getState();
    change({ save: () => void save() });
    const online = () => {
      change({ isOffline: false });
      attempt.current = 0;
      if (useSaveStatus.getState().isWaiting) void save(true);
    };
    const offline = () => change({ isOffline: true });
    if (!navigator.onLine) offline();
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [save]);

  return useCallback(() => save(), [save]);
}
