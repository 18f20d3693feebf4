import type { MessageText } from './model';

/** Names the place of a text within its language, as a key of a map. No namespace ends where a key begins. */
export function placeOf({ namespace, key }: Pick<MessageText, 'namespace' | 'key'>): string {
  return `${namespace}\n${key}`;
}
