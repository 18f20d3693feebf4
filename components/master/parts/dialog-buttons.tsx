'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';

/** The look of the form in a dialog. */
export const DIALOG_FORM = 'mt-4 grid gap-4';

interface DialogButtonsProps {
  /** What is done, in a word. */
  action: string;
  isBusy?: boolean;
  onCancel(): void;
  /** Left out where the form around it does it. */
  onAction?(): void;
}

/** The buttons of a dialog that asks: the safe one comes first. */
export function DialogButtons({ action, isBusy = false, onCancel, onAction }: DialogButtonsProps) {
  const t = useTranslations('master');
  return (
    <DialogActions>
      <Button size="lg" onClick={onCancel} {...(onAction && { 'data-first': true })}>
        {t('cancel')}
      </Button>
      <Button
        type={onAction ? 'button' : 'submit'}
        kind="main"
        size="lg"
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onAction?.();
        }}
      >
        {action}
      </Button>
    </DialogActions>
  );
}
