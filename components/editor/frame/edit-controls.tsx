'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { Toaster } from 'sonner';
import { useStore } from 'zustand';
import { announce } from '@/components/ui/announcer';
import { useRootMark } from '@/components/ui/use-root-mark';
import { SITE } from '@/lib/domain/site/limits';
import { useAuth } from '@/stores/auth';
import { isUnsaved } from '@/stores/content';
import { LeavingDialog } from '../saving/leaving-dialog';
import { useSaveStatus } from '../saving/save-status';
import { SignInDialog } from '../saving/sign-in-dialog';
import { StateLine } from '../saving/state-line';
import { useFoundCopies } from '../saving/use-found-copies';
import { useKeptCopy } from '../saving/use-kept-copy';
import { useLeaving } from '../saving/use-leaving';
import { useSave } from '../saving/use-save';
import { useTabs } from '../saving/use-tabs';
import './edit-controls.css';
import { EditIcon } from './edit-icon';
import { NOTICES, notify } from './notices';
import { pageContent } from './page-content';
import { PanelButtons } from './panel-buttons';
import { useKeyboardInset } from './use-keyboard-inset';
import { useShortcuts } from './use-shortcuts';

interface EditControlsProps {
  path: string;
  locale: string;
  userId: string;
}

/** Above the toolbar (decision 20). */
const NOTICE_OFFSET = { bottom: 'calc(5rem + env(safe-area-inset-bottom))' };

/** Undo, redo, save and discard, and how things stand, in the toolbar (specification §2.2). */
export function EditControls(where: EditControlsProps) {
  const t = useTranslations('editor');
  const safety = useTranslations('safety');
  const hasWork = useStore(pageContent, isUnsaved);
  const isSaving = useStore(pageContent, (state) => state.isSaving);
  const canUndo = useStore(pageContent, ({ history }) => history.past.length > 0);
  const canRedo = useStore(pageContent, ({ history }) => history.future.length > 0);
  const isSigningIn = useSaveStatus((state) => state.isSigningIn);
  const name = useAuth(({ session }) => session?.user.name ?? '');

  useEffect(() => () => useSaveStatus.getState().reset(), []);
  const tellSaved = useTabs(where, () => announce(safety('renewed')));
  const save = useSave(tellSaved);
  useKeptCopy(where);
  useFoundCopies(where);
  useLeaving(where, save);
  useShortcuts({ save });

  const discard = useCallback(() => {
    pageContent.getState().discard();
    useSaveStatus.getState().change({ conflicts: [], isBehind: false });
    notify.info(t('info'), { description: t('discarded') });
  }, [t]);
  const signedIn = () => {
    useSaveStatus.getState().change({ isSigningIn: false, isSignedOut: false });
    // Somebody else has pages of their own: what is unsaved waits for whoever wrote it.
    if (useAuth.getState().session?.user.id === where.userId) void save();
  };

  useKeyboardInset();
  useRootMark('editing');

  return (
    <div className="edit-controls">
      {(['undo', 'redo'] as const).map((step) => (
        <button
          key={step}
          type="button"
          title={t(step)}
          aria-label={t(step)}
          disabled={step === 'undo' ? !canUndo : !canRedo}
          onClick={() => pageContent.getState()[step]()}
        >
          <EditIcon shape={step} />
        </button>
      ))}
      <PanelButtons />
      <StateLine />
      {hasWork ? (
        <div className="edit-work">
          <button type="button" className="is-main" aria-busy={isSaving} onClick={save}>
            {t('saveChanges')}
          </button>
          <button type="button" disabled={isSaving} onClick={discard}>
            {t('discard')}
          </button>
        </div>
      ) : null}
      <Toaster
        id={NOTICES}
        position={SITE.noticePosition}
        containerAriaLabel={t('notices')}
        offset={NOTICE_OFFSET}
        mobileOffset={NOTICE_OFFSET}
        toastOptions={{ className: 'edit-notice', unstyled: true }}
      />
      <LeavingDialog />
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
