'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Notices } from '@/components/ui/notices';
import { tip } from '@/components/ui/tooltip-text';
import { useRootMark } from '@/components/ui/use-root-mark';
import { useAuth } from '@/stores/auth';
import { EDIT_BUTTON, PARTED } from '../core/bar-styles';
import { keyHint } from '../core/key-hint';
import { pageContent } from '../core/page-content';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { DraftBar } from '../publishing/draft-bar';
import { DiscardDraftDialog, DraftChangedDialog } from '../publishing/draft-dialogs';
import { openPublishing } from '../publishing/open-publishing';
import { useDrafts } from '../publishing/use-drafts';
import { useDueTime } from '../publishing/use-due-time';
import { LeavingDialog } from '../saving/leaving-dialog';
import { SignInDialog } from '../saving/sign-in-dialog';
import { StateLine } from '../saving/state-line';
import { useFoundCopies } from '../saving/use-found-copies';
import { useKeptCopy } from '../saving/use-kept-copy';
import { useLeaving } from '../saving/use-leaving';
import { useSave } from '../saving/use-save';
import { useTabs } from '../saving/use-tabs';
import { AddButton } from '../structure/add-button';
import { offerUndo } from '../structure/offer-undo';
import { stepThrough } from '../structure/step-through';
import { FirstHint } from './first-hint';
import { PanelButtons } from './panel-buttons';
import { useKeyboardInset } from './use-keyboard-inset';
import { useShortcuts } from './use-shortcuts';
import { WorkButtons } from './work-buttons';

/** Where room is little, words give way to signs: `--words` is 1 or 0. Unsaved work on a page that is not public yet has two buttons. */
const CONTROLS = cx(
  'flex items-center gap-0.5 [--words:1] max-[96rem]:has-[>*>[data-main]+[data-way]]:[--words:0] max-[96rem]:panelled:[--words:0] max-[62rem]:[--words:0] max-md:min-w-0 max-md:flex-auto max-md:gap-0',
  PARTED,
);

interface EditControlsProps {
  path: string;
  locale: string;
  userId: string;
}

/** Above the toolbar. */
const NOTICE_OFFSET = 'calc(5rem + env(safe-area-inset-bottom))';

/** And above the offer of a draft. */
const OVER_BAR = 'calc(9rem + env(safe-area-inset-bottom))';

/** Keeps the work of this page safe: saved, kept as a draft, kept in the browser, joined with that of others. */
function useWork(where: EditControlsProps) {
  const safety = useToolTexts('safety');
  useEffect(() => () => useSaveStatus.getState().reset(), []);
  const tellSaved = useTabs(where, () => announce(safety('renewed')));
  const save = useSave(tellSaved);
  const drafts = useDrafts(save);
  useDueTime(where);
  useKeptCopy(where);
  useFoundCopies(where);
  useLeaving(where, save);
  return { save, drafts };
}

/** Undo, redo, save and discard, and how things stand, in the toolbar. */
export function EditControls(where: EditControlsProps) {
  const t = useToolTexts('editor');
  const canUndo = useStore(pageContent, ({ history }) => history.past.length > 0);
  const canRedo = useStore(pageContent, ({ history }) => history.future.length > 0);
  const isSigningIn = useSaveStatus((state) => state.isSigningIn);
  const isDraftOffered = useStore(
    openPublishing,
    ({ publishing, openDraft }) => Boolean(publishing?.draft) && openDraft === null,
  );
  const [isDraftPutOff, setDraftPutOff] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const name = useAuth(({ session }) => session?.user.name ?? '');

  const { save, drafts } = useWork(where);
  useShortcuts({ save });

  const discard = useCallback(() => {
    pageContent.getState().discard();
    openPublishing.setState({ openDraft: null });
    useSaveStatus.getState().change({ conflicts: [], isBehind: false });
    offerUndo(t('discarded'), t('undo'));
  }, [t]);
  const signedIn = () => {
    const { again, change } = useSaveStatus.getState();
    change({ isSigningIn: false, isSignedOut: false });
    // Another user has separate pages: unsaved work waits for its author.
    if (useAuth.getState().session?.user.id === where.userId)
      void (again === 'keep' ? drafts.keep() : save());
  };

  const isBarShown = isDraftOffered && !isDraftPutOff;
  useKeyboardInset();
  useRootMark('editing');

  return (
    <div className={CONTROLS}>
      {(['undo', 'redo'] as const).map((step) => (
        <button
          key={step}
          type="button"
          className={EDIT_BUTTON}
          {...tip(t(step), keyHint(step))}
          aria-label={t(step)}
          disabled={step === 'undo' ? !canUndo : !canRedo}
          // Keeps the focus in the text that is being typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => stepThrough(step)}
        >
          <Icon of={step === 'undo' ? Undo2 : Redo2} />
        </button>
      ))}
      <AddButton />
      <PanelButtons />
      <StateLine />
      <WorkButtons
        drafts={drafts}
        onSave={save}
        onDiscard={discard}
        onDiscardDraft={() => setDiscarding(true)}
      />
      {isBarShown ? (
        <DraftBar
          onContinue={() => void drafts.takeUp()}
          onDiscard={() => setDiscarding(true)}
          onClose={() => setDraftPutOff(true)}
        />
      ) : null}
      <Notices place="editor" label={t('notices')} bottom={isBarShown ? OVER_BAR : NOTICE_OFFSET} />
      <FirstHint />
      <LeavingDialog />
      <DraftChangedDialog />
      {isDiscarding ? (
        <DiscardDraftDialog
          onDiscard={() => {
            setDiscarding(false);
            void drafts.discard();
          }}
          onClose={() => setDiscarding(false)}
        />
      ) : null}
      {isSigningIn ? (
        <SignInDialog
          name={name}
          onDone={signedIn}
          onClose={() => useSaveStatus.getState().change({ isSigningIn: false })}
        />
      ) : null}
    </div>
  );
}
