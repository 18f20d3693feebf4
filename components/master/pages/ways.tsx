'use client';

import { useTranslations } from 'next-intl';

interface WaysProps {
  /** What is done, in a word. */
  deed: string;
  isBusy?: boolean;
  onLeave(): void;
  /** Left out where the form around it does it. */
  onDo?(): void;
}

/** The ways out of a question: the safe one comes first. */
export function Ways({ deed, isBusy = false, onLeave, onDo }: WaysProps) {
  const t = useTranslations('master');
  return (
    <div className="tool-dialog-ways">
      <button type="button" onClick={onLeave} {...(onDo && { 'data-first': true })}>
        {t('cancel')}
      </button>
      <button
        type={onDo ? 'button' : 'submit'}
        className="is-main"
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onDo?.();
        }}
      >
        {deed}
      </button>
    </div>
  );
}
