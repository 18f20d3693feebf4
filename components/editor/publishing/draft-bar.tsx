'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import { openPublishing } from './open-publishing';
import { useShortWhen } from './use-publishing-state';
import './publishing.css';

interface DraftBarProps {
  onContinue(): void;
  onDiscard(): void;
  onClose(): void;
}

/** Offers a draft that is kept of this page, quietly: what is edited until then is what visitors see. */
export function DraftBar({ onContinue, onDiscard, onClose }: DraftBarProps) {
  const t = useTranslations('drafts');
  const when = useShortWhen();
  const draft = useStore(openPublishing, ({ publishing }) => publishing?.draft);
  if (!draft) return null;
  return (
    <div className="draft-bar">
      <p role="status">
        {t('offer')}
        <small>{t('draftOf', { who: draft.updatedBy ?? t('somebody'), when: when(draft.updatedAt) })}</small>
      </p>
      <button type="button" className="is-main" onClick={onContinue}>
        {t('continue')}
      </button>
      <button type="button" onClick={onDiscard}>
        {t('discard')}
      </button>
      <button type="button" aria-label={t('notNow')} {...tip(t('notNow'))} onClick={onClose}>
        <EditIcon shape="close" />
      </button>
    </div>
  );
}
