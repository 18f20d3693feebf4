import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import type { Prisma } from '@/lib/server/db';

export const WITH_DEFAULT = { defaultOf: { select: { id: true } } } satisfies Prisma.LanguageInclude;

export type LanguageRow = Prisma.LanguageGetPayload<{ include: typeof WITH_DEFAULT }>;

/** A language as calls answer it (http-api "Languages"). */
export function toLanguage(row: LanguageRow): Language {
  const { id, name, code, iconCode, tag, dir, isActive, defaultOf } = row;
  return {
    id,
    name,
    code,
    iconCode,
    tag,
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    isDefault: defaultOf !== null,
    isActive,
  };
}
