import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { MessageText } from '@/lib/domain/translations/model';

export interface TextNames {
  /** What people call a namespace; null where it is the site's own. */
  groupName(namespace: string): string | null;
  /** What people call a text whose key does not say it; null for the others. */
  textName(text: Pick<MessageText, 'namespace' | 'key'>): string | null;
}

/** The names of texts and of their groups, in the language of the tools. */
export function useTextNames(): TextNames {
  const t = useTranslations('textGroups');
  return useMemo(() => {
    const named = (key: string) => (t.has(key as 'nav') ? t(key as 'nav') : null);
    return {
      groupName: named,
      textName: ({ namespace, key }) => named(`${namespace}-${key}`),
    };
  }, [t]);
}
