'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { canDeactivate, canDelete } from '@/lib/domain/languages/defaults';
import type { Language } from '@/lib/domain/languages/model';
import { Flag } from './flag';
import { ActiveDot } from './language-list';
import { LanguagesIcon } from './languages-icon';
import { RecordDialog } from './record-dialog';
import { useRights } from './rights';
import { TranslationsManager } from './translations/translations-manager';
import { useLanguageChanges } from './use-language-changes';
import './language-pane.css';

interface LanguagePaneProps {
  language: Language;
  /** Which texts are looked for when it opens. */
  wanted: string;
  onDeleted(): void;
}

/** The selected language: what it is, what can be done with it, and its texts (specification §2.7, right pane). */
export function LanguagePane({ language, wanted, onDeleted }: LanguagePaneProps) {
  const t = useTranslations('languages');
  const { canManage } = useRights();
  const { activate, makeDefault, remove } = useLanguageChanges();
  const [open, setOpen] = useState<'record' | 'delete' | null>(null);
  const { name, isActive, isDefault } = language;
  const close = () => setOpen(null);
  return (
    <section className="language-pane" aria-label={name}>
      <header className="language-head">
        <Flag {...language} />
        <h3 lang={language.tag} dir={language.dir}>
          {name}
        </h3>
        <ActiveDot isActive={isActive} />
        {isDefault ? <small className="languages-badge">{t('default')}</small> : null}
        <span className="languages-ways">
          {canManage && !isDefault ? (
            <button
              type="button"
              className="languages-button"
              aria-disabled={makeDefault.isPending}
              onClick={() => (makeDefault.isPending ? undefined : makeDefault.mutate(language))}
            >
              {t('setDefault')}
            </button>
          ) : null}
          {canManage ? (
            <button
              type="button"
              role="switch"
              className="language-switch"
              aria-checked={isActive}
              title={canDeactivate(language) ? undefined : t('defaultStays')}
              aria-disabled={activate.isPending || !canDeactivate(language)}
              onClick={() =>
                activate.isPending || !canDeactivate(language) ? undefined : activate.mutate(language)
              }
            >
              <i />
              {t(isActive ? 'deactivate' : 'activate')}
            </button>
          ) : null}
          <button
            type="button"
            className="languages-tool"
            aria-label={t('record')}
            title={t('record')}
            aria-haspopup="dialog"
            onClick={() => setOpen('record')}
          >
            <LanguagesIcon shape="record" />
          </button>
          {canManage ? (
            <button
              type="button"
              className="languages-tool"
              aria-label={t('delete')}
              title={canDelete(language) ? t('delete') : t('defaultStays')}
              aria-haspopup="dialog"
              aria-disabled={remove.isPending || !canDelete(language)}
              onClick={() => (remove.isPending || !canDelete(language) ? undefined : setOpen('delete'))}
            >
              <LanguagesIcon shape="bin" />
            </button>
          ) : null}
        </span>
      </header>
      <TranslationsManager language={language} wanted={wanted} />
      {open === 'record' ? <RecordDialog language={language} onClose={close} /> : null}
      {open === 'delete' ? (
        <Dialog title={t('deleteTitle', { name })} note={t('deleteNote')} onClose={close}>
          <div className="tool-dialog-ways">
            <button type="button" data-first onClick={close}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className="is-main"
              onClick={() => {
                close();
                remove.mutate(language, { onSuccess: onDeleted });
              }}
            >
              {t('delete')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
