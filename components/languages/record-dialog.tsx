import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import type { Language } from '@/lib/domain/languages/model';

/** The record of a language as formatted JSON. */
export function RecordDialog({ language, onClose }: { language: Language; onClose(): void }) {
  const t = useTranslations('languages');
  return (
    <Dialog title={t('recordTitle', { name: language.name })} note={t('recordNote')} onClose={onClose}>
      <pre
        className="mt-3 overflow-x-auto rounded-md bg-tool-ground p-3 text-left text-sm leading-relaxed select-all"
        dir="ltr"
      >
        {JSON.stringify(language, null, 2)}
      </pre>
      <DialogActions>
        <Button kind="main" size="lg" data-first onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
