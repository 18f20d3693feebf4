import { useValueWords } from '@/components/parts/use-value-words';
import type { AttributeValue } from '@/lib/domain/content/model';
import { ownValue } from '@/lib/domain/json';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';

/** What a listed page says for an attribute; nothing where it says none. */
export function useValueText({ frame }: PageView): (listed: ListedPage, attribute: string) => string {
  const say = useValueWords(frame.language.tag);
  return ({ attributes }, attribute) => say(ownValue(attributes, attribute) as AttributeValue | undefined);
}
