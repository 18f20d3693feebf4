import { Plus, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/domain/languages/model';
import { AddLanguageDialog } from './add-language-dialog';
import { Flag } from './flag';
import { ActiveDot, DefaultBadge } from './language-signs';
import { useRights } from './rights';
import { useLanguageChanges } from './use-language-changes';

interface LanguageListProps {
  languages: readonly Language[];
  selectedId: string | null;
  onSelect(id: string): void;
}

/** The languages, and the ways to more of them (left column). On a phone all stand in one line. */
export function LanguageList({ languages, selectedId, onSelect }: LanguageListProps) {
  const t = useTranslations('languages');
  const { canManage } = useRights();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the languages form a row, and a search may select one that is out of view.
    if (selectedId !== null)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId]);
  return (
    <nav
      className="flex min-h-0 flex-col border-e border-tool-line max-md:min-w-0 max-md:flex-row max-md:items-center max-md:border-e-0 max-md:border-b"
      aria-label={t('list')}
    >
      <ul
        ref={list}
        className="min-h-0 flex-1 overflow-y-auto p-2 max-md:flex max-md:min-w-0 max-md:gap-1 max-md:overflow-x-auto max-md:overflow-y-hidden"
      >
        {languages.map((language) => (
          <li key={language.id} className="max-md:relative max-md:shrink-0">
            <LanguageEntry
              language={language}
              isSelected={language.id === selectedId}
              onSelect={() => onSelect(language.id)}
            />
          </li>
        ))}
      </ul>
      {canManage ? <ListActions languages={languages} onSelect={onSelect} /> : null}
    </nav>
  );
}

interface LanguageEntryProps {
  language: Language;
  isSelected: boolean;
  onSelect(): void;
}

function LanguageEntry({ language, isSelected, onSelect }: LanguageEntryProps) {
  return (
    <button
      type="button"
      className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-lg px-3 py-1 text-start hover:bg-tool-tint focus-visible:-outline-offset-2 aria-[current]:bg-tool-accent-tint max-md:px-2.5"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
    >
      <Flag language={language} />
      <span className="min-w-0 truncate" lang={language.tag} dir={language.dir}>
        {language.name}
      </span>
      <span className="ms-auto flex shrink-0 items-center gap-2.5">
        {/* On a phone it stands below, where the default is chosen: here it is only heard. */}
        {language.isDefault ? <DefaultBadge className="max-md:sr-only" /> : null}
        <ActiveDot isActive={language.isActive} />
      </span>
    </button>
  );
}

function ListActions({ languages, onSelect }: Pick<LanguageListProps, 'languages' | 'onSelect'>) {
  const t = useTranslations('languages');
  const { renewIcons } = useLanguageChanges();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid shrink-0 gap-2 border-t border-tool-line p-3 max-md:flex max-md:gap-1 max-md:border-t-0 max-md:p-2">
      <Button kind="main" className="max-md:px-0" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon of={Plus} />
        <span className="max-md:sr-only">{t('add')}</span>
      </Button>
      <Button
        className="max-md:px-0"
        aria-disabled={renewIcons.isPending}
        onClick={() => (renewIcons.isPending ? undefined : renewIcons.mutate())}
      >
        <Icon of={RotateCw} />
        <span className="max-md:sr-only">{t('updateIconCodes')}</span>
      </Button>
      {isAdding ? (
        <AddLanguageDialog
          languages={languages}
          onAdded={({ id }) => {
            setAdding(false);
            onSelect(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}
