import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Details } from './use-details';

/** How far saving is, and the way to try it again. */
export function SaveState({ state, save }: Details) {
  const t = useTranslations('mediaPreview');
  return (
    <div className="flex min-h-6 items-center gap-3 text-sm text-tool-muted">
      <p role="status" className={state === 'failed' ? 'text-tool-danger' : undefined}>
        {state === 'saving' ? t('saving') : state === 'saved' ? t('saved') : null}
        {state === 'failed' ? t('saveFailed') : null}
      </p>
      {state === 'failed' ? <Button onClick={save}>{t('tryAgain')}</Button> : null}
    </div>
  );
}
