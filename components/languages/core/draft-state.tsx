import { useTranslations } from 'next-intl';
import { type Draft, saysNothing } from './drafts';
import { LinkButton } from './link-button';

interface DraftStateProps {
  id: string;
  draft: Draft | undefined;
  onRetry(): void;
}

/** How the saving of a text goes, and the way to try it again. */
export function DraftState({ id, draft, onRetry }: DraftStateProps) {
  const t = useTranslations('translations');
  return (
    <>
      <span
        id={id}
        className="flex-1 text-end text-xs whitespace-nowrap text-tool-muted [&_em]:text-tool-danger [&_em]:not-italic"
        role="status"
      >
        {draft?.state === 'saving' ? t('saving') : null}
        {draft && saysNothing(draft.value) ? <em>{t('required')}</em> : null}
        {draft?.state === 'failed' ? <em>{t('notSaved')}</em> : null}
      </span>
      {draft?.state === 'failed' ? <LinkButton onClick={onRetry}>{t('again')}</LinkButton> : null}
    </>
  );
}
