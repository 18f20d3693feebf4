import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/http';
import {
  byName,
  keepSection,
  removeTemplate,
  renameTemplate,
  sectionTemplatesQuery,
} from '@/lib/client/section-templates';
import type { SectionTemplate } from '@/lib/contracts/section-templates';
import { INPUT, SECTION_TEMPLATES } from '@/lib/domain/limits';
import { toast } from '../core/notices';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { useReason } from '../core/use-reason';

type Templates = SectionTemplate[];

const { queryKey } = sectionTemplatesQuery;
const change = (how: (templates: Templates) => Templates) =>
  editorQueries.setQueryData(queryKey, (known) => known && byName(how(known)));

/** Shows a change at once; gives what takes it back if it fails. */
async function ahead(how: (templates: Templates) => Templates): Promise<{ undo(): void }> {
  await editorQueries.cancelQueries({ queryKey });
  const before = editorQueries.getQueryData(queryKey);
  change(how);
  return { undo: () => editorQueries.setQueryData(queryKey, before) };
}

const reload = () => editorQueries.invalidateQueries({ queryKey });

/** The section templates, read again each time they are shown. */
export const useOwnSections = () => useQuery({ ...sectionTemplatesQuery, staleTime: 0 }, editorQueries);

/** What is wrong with a name, in the user's language; null if nothing is. */
export function useNameProblem(): (name: string, id?: string) => string | null {
  const t = useToolTexts('ownSections');
  return (name, id) => {
    const known = editorQueries.getQueryData(queryKey) ?? [];
    if (name.trim() === '') return t('noName');
    if (name.trim().length > INPUT.nameCharacters) return t('tooLong', { count: INPUT.nameCharacters });
    if (known.some((each) => each.name === name.trim() && each.id !== id)) return t('taken');
    return id === undefined && known.length >= SECTION_TEMPLATES.most
      ? t('tooMany', { count: SECTION_TEMPLATES.most })
      : null;
  };
}

/** Changes of section templates, seen at once and taken back where the server refuses them. */
export function useOwnSectionChanges() {
  const t = useToolTexts('ownSections');
  const generalReasonOf = useReason();
  const reasonOf = (error: unknown) => {
    const { code, errors } = error instanceof ApiError ? error : {};
    if (code === 'payload_too_large') return t('tooLarge', { size: SECTION_TEMPLATES.bytes / 1024 });
    // Another window was first: here it looked as if it were possible.
    if (code === 'conflict')
      return errors?.some(({ path }) => path === 'name')
        ? t('taken')
        : t('tooMany', { count: SECTION_TEMPLATES.most });
    return generalReasonOf(error);
  };
  const fail = (text: string) => (error: unknown, _given: unknown, shown: { undo(): void } | undefined) => {
    shown?.undo();
    toast.error(text, { description: reasonOf(error) });
  };
  const keep = useMutation(
    {
      mutationFn: keepSection,
      onMutate: ({ name, section }) =>
        ahead((all) => [...all, { id: `kept-${name}`, name, section, createdAt: new Date().toISOString() }]),
      onSuccess: (made) => {
        change((all) => [...all.filter(({ name }) => name !== made.name), made]);
        toast.success(t('kept', { name: made.name }));
      },
      onError: fail(t('keepFailed')),
      onSettled: reload,
    },
    editorQueries,
  );
  const rename = useMutation(
    {
      mutationFn: renameTemplate,
      onMutate: ({ id, name }) =>
        ahead((all) => all.map((each) => (each.id === id ? { ...each, name } : each))),
      onError: fail(t('renameFailed')),
      onSettled: reload,
    },
    editorQueries,
  );
  const remove = useMutation(
    {
      mutationFn: ({ id }: SectionTemplate) => removeTemplate(id),
      onMutate: ({ id }) => ahead((all) => all.filter((each) => each.id !== id)),
      onError: fail(t('removeFailed')),
      onSettled: reload,
    },
    editorQueries,
  );
  return { keep, rename, remove };
}
