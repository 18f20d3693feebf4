'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { Toaster } from 'sonner';
import { useStore } from 'zustand';
import { findWorkingCopy } from '@/lib/client/working-copies';
import { SITE } from '@/lib/domain/site/limits';
import { isUnsaved } from '@/stores/content';
import { savePage } from '../saving/save-page';
import { useKeptCopy } from '../saving/use-kept-copy';
import { useLeaving } from '../saving/use-leaving';
import { EditIcon } from './edit-icon';
import { NOTICES, notify } from './notices';
import { pageContent } from './page-content';
import { PanelButtons } from './panel-buttons';
import { useShortcuts } from './use-shortcuts';

interface EditControlsProps {
  path: string;
  locale: string;
  userId: string;
}

/** Above the toolbar (decision 20). */
const NOTICE_OFFSET = { bottom: 'calc(5rem + env(safe-area-inset-bottom))' };

/** Undo, redo, save and discard, and how things stand, in the toolbar (specification §2.2). */
export function EditControls({ path, locale, userId }: EditControlsProps) {
  const t = useTranslations('editor');
  const format = useFormatter();
  const hasWork = useStore(pageContent, isUnsaved);
  const isSaving = useStore(pageContent, (state) => state.isSaving);
  const canUndo = useStore(pageContent, ({ history }) => history.past.length > 0);
  const canRedo = useStore(pageContent, ({ history }) => history.future.length > 0);
  const isKept = useKeptCopy({ path, locale, userId });
  useLeaving(true, t('leave'));

  const save = useCallback(async () => {
    const outcome = await savePage();
    switch (outcome.kind) {
      case 'nothing':
        return;
      case 'saved':
        notify.success(t('success'), { description: t('saved') });
        return;
      case 'joined':
        if (outcome.conflicts.length === 0) notify.success(t('success'), { description: t('joined') });
        else notify.warning(t('bothChanged'), { description: t('bothChangedHint'), duration: 20_000 });
        return;
      case 'signed-out':
        notify.error(t('error'), { description: t('signInAgain'), duration: 20_000 });
        return;
      case 'unreachable':
      case 'failed':
        notify.error(t('error'), { description: t('failed') });
    }
  }, [t]);

  const discard = useCallback(() => {
    pageContent.getState().discard();
    notify.info(t('info'), { description: t('discarded') });
  }, [t]);

  useShortcuts({ save });

  // Work of an earlier visit, which ended without a save.
  useEffect(() => {
    let isOver = false;
    void findWorkingCopy(userId, path, locale).then((copy) => {
      if (!copy || isOver) return;
      const restore = () => pageContent.getState().restore(copy.content, copy.base);
      const when = format.dateTime(copy.at, { dateStyle: 'medium', timeStyle: 'short' });
      notify.info(t('foundWork'), {
        description: t('foundWorkHint', { when }),
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('restore'), onClick: restore },
      });
    });
    return () => {
      isOver = true;
    };
  }, [path, locale, userId, t, format]);

  const state = isSaving ? t('saving') : hasWork ? (isKept ? t('unsavedKept') : t('unsaved')) : t('allSaved');
  return (
    <div className="edit-controls">
      <button
        type="button"
        title={t('undo')}
        aria-label={t('undo')}
        disabled={!canUndo}
        onClick={() => pageContent.getState().undo()}
      >
        <EditIcon shape="undo" />
      </button>
      <button
        type="button"
        title={t('redo')}
        aria-label={t('redo')}
        disabled={!canRedo}
        onClick={() => pageContent.getState().redo()}
      >
        <EditIcon shape="redo" />
      </button>
      {hasWork ? (
        <>
          <button type="button" className="is-main" aria-busy={isSaving} onClick={save}>
            {t('saveChanges')}
          </button>
          <button type="button" disabled={isSaving} onClick={discard}>
            {t('discard')}
          </button>
        </>
      ) : null}
      <PanelButtons />
      <span className="edit-state" role="status">
        {state}
      </span>
      <Toaster
        id={NOTICES}
        position={SITE.noticePosition}
        containerAriaLabel={t('notices')}
        offset={NOTICE_OFFSET}
        mobileOffset={NOTICE_OFFSET}
        toastOptions={{ className: 'edit-notice', unstyled: true }}
      />
    </div>
  );
}
