'use client';

import type { Language } from '@/lib/domain/languages/model';
import { Flag } from './flag';
import { LanguageActions } from './language-actions';
import { ActiveDot, DefaultBadge } from './language-signs';
import { TranslationsManager } from './translations/translations-manager';

interface LanguagePaneProps {
  language: Language;
  /** The initial search. */
  wanted: string;
  onDeleted(): void;
}

/** The selected language: its state, its actions and its texts (right pane). */
export function LanguagePane({ language, wanted, onDeleted }: LanguagePaneProps) {
  const { name, isActive, isDefault } = language;
  return (
    <section className="flex min-h-0 min-w-0 flex-col" aria-label={name}>
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 px-(--edge) pt-3 pb-1">
        <Flag language={language} className="h-5.25 w-7" />
        <h3 className="text-xl leading-snug font-semibold" lang={language.tag} dir={language.dir}>
          {name}
        </h3>
        <ActiveDot isActive={isActive} />
        {isDefault ? <DefaultBadge /> : null}
        <LanguageActions language={language} onDeleted={onDeleted} />
      </header>
      <TranslationsManager language={language} wanted={wanted} />
    </section>
  );
}
