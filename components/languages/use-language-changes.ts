import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import {
  addLanguage,
  deleteLanguage,
  languagesQuery,
  setDefaultLanguage,
  setLanguageActive,
  updateIconCodes,
} from '@/lib/client/languages';
import type { CatalogueEntry } from '@/lib/domain/languages/catalogue';
import { withDefault } from '@/lib/domain/languages/defaults';
import type { Language } from '@/lib/domain/languages/model';
import { useNotices } from './notices';
import { languageQueries, reloadLanguages } from './queries';

const change = (how: (languages: readonly Language[]) => readonly Language[]) =>
  languageQueries.setQueryData(languagesQuery.queryKey, (languages) => languages && [...how(languages)]);

/** Changes of languages, each with a notice; the list is reloaded after each. */
export function useLanguageChanges() {
  const t = useTranslations('languages');
  const notices = useNotices();
  const add = useMutation({
    mutationFn: (entry: CatalogueEntry) => addLanguage(entry),
    onSuccess: (added, { label }) => {
      change((languages) => [...languages, added]);
      notices.success(t('added', { label }));
    },
    onError: (error) => notices.failure(error, t('addFailed')),
    onSettled: reloadLanguages,
  });
  const activate = useMutation({
    mutationFn: (language: Language) => setLanguageActive({ id: language.id, isActive: !language.isActive }),
    onSuccess: (changed) => {
      change((languages) => languages.map((each) => (each.id === changed.id ? changed : each)));
      notices.success(t(changed.isActive ? 'activated' : 'deactivated', { name: changed.name }));
    },
    onError: (error) => notices.failure(error, t('statusFailed')),
    onSettled: reloadLanguages,
  });
  const makeDefault = useMutation({
    mutationFn: ({ id }: Language) => setDefaultLanguage(id),
    onSuccess: ({ id, name }) => {
      change((languages) => withDefault(languages, id));
      notices.success(t('nowDefault', { name }));
    },
    onError: (error) => notices.failure(error, t('defaultFailed')),
    onSettled: reloadLanguages,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Language) => deleteLanguage(id),
    onSuccess: (_nothing, { id }) => {
      change((languages) => languages.filter((each) => each.id !== id));
      notices.success(t('deleted'));
    },
    onError: (error) => notices.failure(error, t('deleteFailed')),
    onSettled: reloadLanguages,
  });
  const renewIcons = useMutation({
    mutationFn: updateIconCodes,
    onSuccess: () => notices.success(t('iconCodesUpdated')),
    onError: (error) => notices.failure(error, t('iconCodesFailed')),
    onSettled: reloadLanguages,
  });
  return { add, activate, makeDefault, remove, renewIcons };
}
