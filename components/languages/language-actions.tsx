import { Braces, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Switch } from '@/components/ui/switch';
import { tip } from '@/components/ui/tooltip-text';
import { canDeactivate, canDelete } from '@/lib/domain/languages/defaults';
import type { Language } from '@/lib/domain/languages/model';
import { RecordDialog } from './record-dialog';
import { useRights } from './rights';
import { useLanguageChanges } from './use-language-changes';

interface LanguageActionsProps {
  language: Language;
  onDeleted(): void;
}

/** Actions on a language. On a phone they share one line if they fit. */
export function LanguageActions({ language, onDeleted }: LanguageActionsProps) {
  const t = useTranslations('languages');
  const { canManage } = useRights();
  const { makeDefault } = useLanguageChanges();
  const [isRecordOpen, setRecordOpen] = useState(false);
  return (
    <span className="ms-auto flex flex-wrap items-center gap-1.5 max-sm:gap-1">
      {canManage && !language.isDefault ? (
        <Button
          className="max-sm:px-2.5 max-sm:text-xs"
          aria-disabled={makeDefault.isPending}
          onClick={() => (makeDefault.isPending ? undefined : makeDefault.mutate(language))}
        >
          {t('setDefault')}
        </Button>
      ) : null}
      {canManage ? <ActiveSwitch language={language} /> : null}
      <IconButton
        icon={Braces}
        label={t('record')}
        aria-haspopup="dialog"
        onClick={() => setRecordOpen(true)}
      />
      {canManage ? <DeleteButton language={language} onDeleted={onDeleted} /> : null}
      {isRecordOpen ? <RecordDialog language={language} onClose={() => setRecordOpen(false)} /> : null}
    </span>
  );
}

function ActiveSwitch({ language }: { language: Language }) {
  const t = useTranslations('languages');
  const { activate } = useLanguageChanges();
  const isOff = activate.isPending || !canDeactivate(language);
  return (
    <Switch
      kind="button"
      tone="success"
      className="max-sm:px-1.5 max-sm:text-xs"
      isOn={language.isActive}
      {...(canDeactivate(language) ? {} : tip(t('defaultStays')))}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : activate.mutate(language))}
    >
      {t(language.isActive ? 'deactivate' : 'activate')}
    </Switch>
  );
}

function DeleteButton({ language, onDeleted }: LanguageActionsProps) {
  const t = useTranslations('languages');
  const { remove } = useLanguageChanges();
  const [isAsking, setAsking] = useState(false);
  const isOff = remove.isPending || !canDelete(language);
  const close = () => setAsking(false);
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('delete')}
        {...(canDelete(language) ? {} : tip(t('defaultStays')))}
        aria-haspopup="dialog"
        aria-disabled={isOff}
        onClick={() => (isOff ? undefined : setAsking(true))}
      />
      {isAsking ? (
        <Dialog title={t('deleteTitle', { name: language.name })} note={t('deleteNote')} onClose={close}>
          <DialogActions>
            <Button size="lg" data-first onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              kind="main"
              size="lg"
              onClick={() => {
                close();
                remove.mutate(language, { onSuccess: onDeleted });
              }}
            >
              {t('delete')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
