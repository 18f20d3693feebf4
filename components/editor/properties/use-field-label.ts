import { useTranslations } from 'next-intl';

/** What a property is called; one that has no name yet goes by the one it is stored under. */
export function useFieldLabel(name: string): string {
  const labels = useTranslations('blockField');
  return labels.has(name as never) ? labels(name as never) : name;
}
