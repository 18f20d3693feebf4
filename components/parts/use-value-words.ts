import { useTranslations } from 'next-intl';
import type { AttributeValue } from '@/lib/domain/content/model';
import { bindWords } from '@/lib/domain/text/bound-words';

/**
 * Says the value of an attribute as a person reads it; nothing where there is none.
 * @param language the BCP 47 tag of the language by whose rules lines are broken; without it they are broken anywhere
 */
export function useValueWords(language = ''): (value: AttributeValue | undefined) => string {
  const t = useTranslations('blocks');
  return (value) => {
    if (value === null || value === undefined) return '';
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : bindWords(String(value), language);
  };
}
