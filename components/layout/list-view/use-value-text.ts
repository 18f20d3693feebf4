import { useTranslations } from 'next-intl';
import type { AttributeValue } from '@/lib/domain/content/model';
import { ownValue } from '@/lib/domain/json';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { bindWords } from '@/lib/domain/text/bound-words';

/** What a listed page says for an attribute, as a person reads it; empty where it says nothing. */
export function useValueText({ frame }: PageView): (listed: ListedPage, attribute: string) => string {
  const t = useTranslations('blocks');
  return ({ attributes }, attribute) => {
    const value = (ownValue(attributes, attribute) ?? null) as AttributeValue;
    if (value === null) return '';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return bindWords(String(value), frame.language.tag);
  };
}
