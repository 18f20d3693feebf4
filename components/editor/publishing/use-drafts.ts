import { useCallback, useEffect, useMemo } from 'react';
import { ApiError } from '@/lib/client/http';
import { discardDraft, publishText } from '@/lib/client/publishing';
import type { Conflict } from '@/lib/domain/content/merge';
import { CONFLICT_NOTICE, toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { editorQueries } from '../core/queries';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { useReason } from '../core/use-reason';
import { useWhen } from '../core/use-when';
import { draftTransport, readOpenDraft } from './draft-transport';
import { takeUpDraft } from './join-draft';
import { keepAsDraft } from './keep-as-draft';
import { hasUnkeptWork, isPrivate, openPublishing } from './open-publishing';

/** Actions on drafts and publishing; each returns whether it succeeded. */
export interface Drafts {
  /** Keeps the working copy as a draft. */
  keep(): Promise<boolean>;
  /** Saves a page that is not public, and publishes it. */
  publish(): Promise<boolean>;
  /** Keeps what there is and has it published at a time (ISO 8601); null: not by itself any more. */
  publishAt(at: string | null): Promise<boolean>;
  /** Opens the saved draft in the working copy. */
  takeUp(): Promise<boolean>;
  discard(): Promise<boolean>;
}

/** Whether a draft has all that visitors are not to see yet. */
const isAllKept = () =>
  Boolean(openPublishing.getState().publishing?.draft) && !hasUnkeptWork(pageContent.getState());

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

const LONG_MS = 20_000;

/** Which message to show: for a draft, or for the first text of its language. */
const wordsOf = (isDraft: boolean) => (isDraft ? 'kept' : 'first');

/** Reports failures, and conflicts that must be settled first. */
function useDraftTrouble() {
  const t = useToolTexts('drafts');
  const editor = useToolTexts('editor');
  const reasonOf = useReason();

  const fail = useCallback(
    (what: 'notKept' | 'notPublished' | 'notDiscarded' | 'unreadable', error: unknown) => {
      if (codeOf(error) === 'unauthenticated') {
        const again = isPrivate(openPublishing.getState()) ? 'save' : 'keep';
        useSaveStatus.getState().change({ isSignedOut: true, isSigningIn: true, again });
        return false;
      }
      const more = what === 'notKept' && codeOf(error) === undefined ? t('inBrowser') : reasonOf(error);
      toast.error(editor('error'), {
        description: [t(what), more].filter(Boolean).join('. '),
        duration: LONG_MS,
      });
      return false;
    },
    [t, editor, reasonOf],
  );

  const settle = useCallback(
    (conflicts: Conflict[], afterwards: 'keep' | 'nothing') => {
      useSaveStatus.getState().change({ conflicts, afterwards });
      usePanels.getState().show('conflicts');
      toast.warning(editor('bothChanged'), { id: CONFLICT_NOTICE, description: t('conflictsHint') });
    },
    [t, editor],
  );
  return { fail, settle };
}

/** Publishes the text of the open page, now or at a time; returns whether the server accepted it. */
async function sendText(
  at: string | null | undefined,
  fail: ReturnType<typeof useDraftTrouble>['fail'],
): Promise<boolean> {
  const { pageId, openDraft, publishing } = openPublishing.getState();
  const locale = pageContent.getState().currentLocale;
  if (locale === null) return false;
  const draftVersion = openDraft?.version ?? publishing?.draft?.version;
  const body = {
    locale,
    ...(at !== undefined && { at }),
    ...(draftVersion !== undefined && { draftVersion }),
  };
  try {
    openPublishing.setState({ publishing: await publishText(pageId, body) });
    return true;
  } catch (error) {
    const changed = codeOf(error) === 'conflict' ? await readOpenDraft(locale).catch(() => null) : null;
    if (!changed || changed.version === draftVersion) return fail('notPublished', error);
    openPublishing.setState({ changed });
    return false;
  }
}

/** @param save saves the page; tells whether everything is saved then */
export function useDrafts(save: () => Promise<boolean>): Drafts {
  const t = useToolTexts('drafts');
  const editor = useToolTexts('editor');
  const when = useWhen();
  const { fail, settle } = useDraftTrouble();

  const keep = useCallback(
    async (isReported = true): Promise<boolean> => {
      if (useSaveStatus.getState().conflicts.length > 0) {
        usePanels.getState().show('conflicts');
        return false;
      }
      const outcome = await keepAsDraft(pageContent, draftTransport);
      if (outcome.kind === 'failed') return fail('notKept', outcome.error);
      if (outcome.kind === 'conflicts') settle(outcome.conflicts, 'keep');
      if (outcome.kind !== 'kept') return false;
      useSaveStatus.getState().change({ isOffline: false, isSignedOut: false });
      const isDraft = openPublishing.getState().openDraft !== null;
      const words = outcome.hasJoined ? 'keptJoined' : wordsOf(isDraft);
      if (isReported) toast.success(editor('success'), { description: t(words) });
      if (words === 'first') void editorQueries.invalidateQueries({ queryKey: ['revisions'] });
      return true;
    },
    [t, editor, fail, settle],
  );

  const send = useCallback((at?: string | null) => sendText(at, fail), [fail]);

  const drafts = useMemo<Drafts>(
    () => ({
      keep: () => keep(),
      publish: async () => {
        if (!((await save()) && (await send()))) return false;
        toast.success(editor('success'), { description: t('published') });
        return true;
      },
      publishAt: async (at) => {
        if (at === null) {
          const isDone = await send(null);
          if (isDone) toast.info(editor('info'), { description: t('calledOff') });
          return isDone;
        }
        const isKept = isPrivate(openPublishing.getState())
          ? await save()
          : isAllKept() || (await keep(false));
        if (!isKept || !(await send(at))) return false;
        toast.success(editor('success'), { description: t('planned', { when: when(at) }) });
        return true;
      },
      takeUp: async () => {
        const { publishing } = openPublishing.getState();
        try {
          const draft = await readOpenDraft(pageContent.getState().currentLocale ?? '');
          if (!draft) {
            openPublishing.setState({ publishing: publishing && { ...publishing, draft: null } });
            toast.info(editor('info'), { description: t('gone') });
            return false;
          }
          const conflicts = takeUpDraft(pageContent, draft);
          if (conflicts.length > 0) settle(conflicts, 'nothing');
          return true;
        } catch (error) {
          return fail('unreadable', error);
        }
      },
      discard: async () => {
        const { pageId, openDraft } = openPublishing.getState();
        try {
          const publishing = await discardDraft(pageId, pageContent.getState().currentLocale ?? '');
          openPublishing.setState({ publishing, openDraft: null });
          if (openDraft) pageContent.getState().discard();
          toast.info(editor('info'), { description: t('discarded') });
          return true;
        } catch (error) {
          return fail('notDiscarded', error);
        }
      },
    }),
    [t, editor, when, keep, save, send, settle, fail],
  );
  useEffect(() => useSaveStatus.getState().change({ keep: () => void drafts.keep() }), [drafts]);
  return drafts;
}
