import type { Translation } from '@/lib/domain/translations/model';

/** An English interface text, known by where it stands. */
export const interfaceText = (namespace: string, key: string, order: number, value = key): Translation => ({
  id: `${namespace}.${key}`,
  namespace,
  key,
  value,
  order,
  languageId: 'en',
});
