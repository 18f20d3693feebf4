import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/domain/languages/model';
import { AddLanguageDialog } from './add-language-dialog';
import { Flag } from './flag';
import { LanguagesIcon } from './languages-icon';
import { useRights } from './rights';
import { useLanguageChanges } from './use-language-changes';
import './language-list.css';

interface LanguageListProps {
  languages: readonly Language[];
  selectedId: string | null;
  onSelect(id: string): void;
}

/** The languages, and the ways to more of them (specification §2.7, left column). */
export function LanguageList({ languages, selectedId, onSelect }: LanguageListProps) {
  const t = useTranslations('languages');
  const { canManage } = useRights();
  const { renewIcons } = useLanguageChanges();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the languages stand beside each other, and a search may lead to one that is out of sight.
    if (selectedId !== null)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId]);
  return (
    <nav className="languages-list" aria-label={t('list')}>
      <ul ref={list}>
        {languages.map((language) => (
          <li key={language.id}>
            <button
              type="button"
              aria-current={language.id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(language.id)}
            >
              <Flag {...language} />
              <span className="language-name" lang={language.tag} dir={language.dir}>
                {language.name}
              </span>
              {language.isDefault ? <small className="languages-badge">{t('default')}</small> : null}
              <ActiveDot isActive={language.isActive} />
            </button>
          </li>
        ))}
      </ul>
      {canManage ? (
        <div className="languages-list-ways">
          <button
            type="button"
            className="languages-button is-main"
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            <LanguagesIcon shape="add" />
            <span className="languages-words">{t('add')}</span>
          </button>
          <button
            type="button"
            className="languages-button"
            aria-disabled={renewIcons.isPending}
            onClick={() => (renewIcons.isPending ? undefined : renewIcons.mutate())}
          >
            <LanguagesIcon shape="renew" />
            <span className="languages-words">{t('updateIconCodes')}</span>
          </button>
        </div>
      ) : null}
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
    </nav>
  );
}

/** Green for a language that visitors see, grey for one that they do not. */
export function ActiveDot({ isActive }: { isActive: boolean }) {
  const t = useTranslations('languages');
  const label = t(isActive ? 'active' : 'inactive');
  return <span className="language-dot" role="img" data-active={isActive} aria-label={label} title={label} />;
}
