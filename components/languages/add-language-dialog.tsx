'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import type { Language } from '@/lib/domain/languages/model';
import { availableEntries } from '@/lib/domain/languages/presence';
import { LANGUAGES } from '@/lib/domain/limits';
import { Flag } from './flag';
import { languageFinder } from './language-finder';
import { useLanguageChanges } from './use-language-changes';

interface AddLanguageDialogProps {
  languages: readonly Language[];
  onAdded(language: Language): void;
  onClose(): void;
}

/** The palette of catalogue languages that are not there yet (specification §2.8). */
export function AddLanguageDialog({ languages, onAdded, onClose }: AddLanguageDialogProps) {
  const t = useTranslations('languages');
  const { add } = useLanguageChanges();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), LANGUAGES.paletteDebounceMs);
  const [chosen, setChosen] = useState<CatalogueEntry | null>(null);
  const [pointedAt, setPointedAt] = useState('');
  const entries = useMemo(() => availableEntries(languages), [languages]);
  const find = useMemo(() => languageFinder(entries), [entries]);
  const found = useMemo(() => find(search), [find, search]);
  const shown = found.slice(0, LANGUAGES.paletteResults);
  const more = found.length - shown.length;
  // What was pointed at may no longer be among them.
  const pointed = shown.some(({ code }) => code === pointedAt) ? pointedAt : (shown[0]?.code ?? '');
  const submit = () => {
    if (chosen && !add.isPending) add.mutate(chosen, { onSuccess: onAdded });
  };
  return (
    <Dialog title={t('add')} note={t('addNote')} onClose={onClose}>
      <Command
        className="language-palette"
        label={t('search')}
        shouldFilter={false}
        loop
        value={pointed}
        onValueChange={setPointedAt}
      >
        <Command.Input
          data-first
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setChosen(null);
          }}
          placeholder={t('search')}
        />
        <Command.List label={t('choices')}>
          {shown.map((entry) => (
            <Command.Item
              key={entry.code}
              value={entry.code}
              aria-checked={chosen?.code === entry.code}
              // Once more takes it.
              onSelect={() => (chosen === entry ? submit() : setChosen(entry))}
            >
              <Flag {...entry} />
              <span lang={entry.tag} dir={entry.dir}>
                {entry.name}
              </span>
              <small lang="en">{entry.label}</small>
            </Command.Item>
          ))}
          {found.length === 0 ? (
            <p className="language-palette-none">
              {entries.length === 0 ? t('allAdded') : t('noMatch', { search })}
            </p>
          ) : null}
        </Command.List>
        <p className="language-palette-more" role="status">
          {more > 0 ? t('more', { count: more }) : null}
        </p>
      </Command>
      <div className="tool-dialog-ways">
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="is-main"
          disabled={!chosen}
          aria-disabled={!chosen || add.isPending}
          onClick={submit}
        >
          {t('addChosen')}
        </button>
      </div>
    </Dialog>
  );
}

/** A value once it has stayed the same for a while. */
function useDebounced(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
