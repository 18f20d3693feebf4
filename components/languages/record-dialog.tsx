import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import type { Language } from '@/lib/domain/languages/model';

/** The record of a language as formatted JSON (specification §2.7). */
export function RecordDialog({ language, onClose }: { language: Language; onClose(): void }) {
  const t = useTranslations('languages');
  return (
    <Dialog title={t('recordTitle', { name: language.name })} note={t('recordNote')} onClose={onClose}>
      <pre className="language-record" dir="ltr">
        {JSON.stringify(language, null, 2)}
      </pre>
      <div className="tool-dialog-ways">
        <button type="button" className="is-main" data-first onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
