'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Input } from '@/components/ui/field';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import type { Language } from '@/lib/domain/languages/model';
import { availableEntries } from '@/lib/domain/languages/presence';
import { LANGUAGES } from '@/lib/domain/limits';
import { Flag } from './flag';
import { languageFinder } from './language-finder';
import { useDebounced } from './use-debounced';
import { useLanguageChanges } from './use-language-changes';

const HINT = 'mt-2 min-h-5 text-sm text-tool-muted';

interface AddLanguageDialogProps {
  languages: readonly Language[];
  onAdded(language: Language): void;
  onClose(): void;
}

/** The palette of catalogue languages that are not there yet. */
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
  // The highlighted entry may no longer be listed.
  const pointed = shown.some(({ code }) => code === pointedAt) ? pointedAt : (shown[0]?.code ?? '');
  const submit = () => {
    if (chosen && !add.isPending) add.mutate(chosen, { onSuccess: onAdded });
  };
  return (
    <Dialog title={t('add')} note={t('addNote')} onClose={onClose}>
      <Command
        className="mt-4"
        label={t('search')}
        shouldFilter={false}
        loop
        value={pointed}
        onValueChange={setPointedAt}
      >
        <Command.Input
          asChild
          data-first
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setChosen(null);
          }}
          placeholder={t('search')}
        >
          <Input />
        </Command.Input>
        <Command.List label={t('choices')} className="mt-2 h-68 overflow-y-auto overscroll-contain">
          {shown.map((entry) => (
            <CatalogueOption
              key={entry.code}
              entry={entry}
              isChosen={chosen?.code === entry.code}
              // Once more takes it.
              onSelect={() => (chosen === entry ? submit() : setChosen(entry))}
            />
          ))}
          {found.length === 0 ? (
            <p className={HINT}>{entries.length === 0 ? t('allAdded') : t('noMatch', { search })}</p>
          ) : null}
        </Command.List>
        <p className={HINT} role="status">
          {more > 0 ? t('more', { count: more }) : null}
        </p>
      </Command>
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          kind="main"
          size="lg"
          disabled={!chosen}
          aria-disabled={!chosen || add.isPending}
          onClick={submit}
        >
          {t('addChosen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface CatalogueOptionProps {
  entry: CatalogueEntry;
  isChosen: boolean;
  onSelect(): void;
}

function CatalogueOption({ entry, isChosen, onSelect }: CatalogueOptionProps) {
  return (
    <Command.Item
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 py-1',
        isChosen
          ? 'bg-tool-accent-tint outline -outline-offset-1 outline-tool-accent'
          : 'aria-selected:bg-tool-hover',
      )}
      value={entry.code}
      aria-checked={isChosen}
      onSelect={onSelect}
    >
      <Flag language={entry} />
      <span lang={entry.tag} dir={entry.dir}>
        {entry.name}
      </span>
      <small className="ms-auto text-tool-muted" lang="en">
        {entry.label}
      </small>
    </Command.Item>
  );
}
