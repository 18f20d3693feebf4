'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { translationsQuery } from '@/lib/client/translations';
import type { Language } from '@/lib/domain/languages/model';
import { groupByNamespace } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';
import { createDrafts, unsavedDrafts } from '../core/drafts';
import { ManagerProvider } from '../core/manager-state';
import { LoadFailed, Loading, NothingHere } from '../core/placeholders';
import { useFlush } from '../core/use-flush';
import { useTextChanges } from '../core/use-text-changes';
import { LanguageReviewBar } from '../review/review-bar';
import { ReviewList } from '../review/review-list';
import { ReviewProvider, type ReviewView, useLanguageReview } from '../review/use-review';
import { AddTranslationDialog } from './add-translation-dialog';
import { ManagerToolbar } from './manager-toolbar';
import { TextList } from './text-list';
import { prepareSearch, TextSearch } from './text-search';
import { useFolders } from './use-folders';

const NO_TEXTS: readonly Translation[] = [];

interface TranslationsManagerProps {
  language: Language;
  /** The initial search. */
  wanted?: string;
}

/** The texts of a language, in folders by namespace. */
export function TranslationsManager({ language, wanted = '' }: TranslationsManagerProps) {
  const t = useTranslations('translations');
  const manager = useDraftsOf(language);
  const { data, error, refetch } = useQuery(translationsQuery(language.id));
  const [typed, setTyped] = useState(wanted);
  const [isAdding, setAdding] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Typing comes first; the list follows as soon as there is time.
  const search = useDeferredValue(typed.trim());
  const groups = useMemo(() => groupByNamespace(data ?? NO_TEXTS), [data]);
  const [found] = useState(() => new TextSearch());
  const shown = useMemo(() => found.find(groups, search), [groups, search, found]);
  useEffect(() => whenIdle(() => prepareSearch(groups)), [groups]);
  const count = useMemo(() => shown.reduce((sum, { translations }) => sum + translations.length, 0), [shown]);
  const folders = useFolders(shown, search);
  // Loaded after the texts themselves, which the user waits for.
  const review = useLanguageReview(language, data !== undefined);
  const [view, setView] = useState<ReviewView>('folders');
  const isReviewing = view !== 'folders' && review !== null;

  return (
    <ManagerProvider value={manager}>
      <ReviewProvider value={review}>
        <ManagerToolbar
          language={language}
          box={box}
          search={typed}
          onSearch={setTyped}
          found={search === '' || !data || isReviewing ? null : count}
          areAllOpen={isReviewing ? null : folders.areAllOpen}
          onFoldAll={folders.foldAll}
          onAdd={() => setAdding(true)}
        />
        <LanguageReviewBar view={view} onView={setView} />
        {isReviewing ? (
          <ReviewList key={view} review={review} view={view} search={search} language={language} />
        ) : null}
        {data && count > 0 && !isReviewing ? (
          <TextList groups={shown} isOpen={folders.isOpen} onFold={folders.fold} language={language} />
        ) : null}
        {data && count === 0 && !isReviewing ? <NothingHere>{t('none')}</NothingHere> : null}
        {!data && !error ? <Loading /> : null}
        {error && !data ? <LoadFailed onRetry={() => void refetch()}>{t('loadFailed')}</LoadFailed> : null}
        {isAdding ? (
          <AddTranslationDialog
            language={language}
            namespaces={groups.map(({ namespace }) => namespace)}
            onAdded={({ namespace }) => {
              setAdding(false);
              setTyped('');
              setView('folders');
              folders.open(namespace);
            }}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </ReviewProvider>
    </ManagerProvider>
  );
}

/** Unsaved values of a language's texts, and their actions. */
function useDraftsOf(language: Language) {
  const changes = useTextChanges();
  const latest = useRef(changes);
  latest.current = changes;
  const [drafts] = useState(() =>
    createDrafts((text, value) => latest.current.save(text, value), unsavedDrafts(language.id)),
  );
  useFlush(drafts);
  return useMemo(() => ({ drafts, changes }), [drafts, changes]);
}
