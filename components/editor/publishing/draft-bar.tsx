'use client';

import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { EDIT_BUTTON, MAIN_BUTTON } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';
import { openPublishing } from './open-publishing';
import { useShortWhen } from './use-publishing-state';

interface DraftBarProps {
  onContinue(): void;
  onDiscard(): void;
  onClose(): void;
}

/** Offers the saved draft of this page; until it is opened, the published text is edited. */
export function DraftBar({ onContinue, onDiscard, onClose }: DraftBarProps) {
  const t = useToolTexts('drafts');
  const when = useShortWhen();
  const draft = useStore(openPublishing, ({ publishing }) => publishing?.draft);
  if (!draft) return null;
  return (
    <div className="draft-bar absolute inset-x-0 bottom-[calc(100%+0.5rem)] mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-0.5 rounded-3xl border border-tool-edge bg-tool-ground py-1 ps-4 pe-1 max-[82rem]:bottom-[calc(100%+2.5rem)] max-[100rem]:panelled:bottom-[calc(100%+2.5rem)] max-md:p-2 max-md:typing:hidden">
      <p
        role="status"
        className="flex-auto pe-3 max-md:basis-full max-md:px-2 max-md:py-1 max-md:text-center"
      >
        {t('offer')}
        <small className="block pt-0.5 text-xs text-tool-muted">
          {t('draftOf', { who: draft.updatedBy ?? t('somebody'), when: when(draft.updatedAt) })}
        </small>
      </p>
      <button type="button" className={cx(EDIT_BUTTON, MAIN_BUTTON, 'max-md:flex-none')} onClick={onContinue}>
        {t('continue')}
      </button>
      <button type="button" className={cx(EDIT_BUTTON, 'max-md:flex-none')} onClick={onDiscard}>
        {t('discard')}
      </button>
      <IconButton icon={X} label={t('notNow')} onClick={onClose} />
    </div>
  );
}
