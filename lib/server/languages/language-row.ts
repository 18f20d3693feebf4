import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import type { Prisma, Transaction } from '@/lib/server/db';

export const WITH_DEFAULT = { defaultOf: { select: { id: true } } } satisfies Prisma.LanguageInclude;

export type LanguageRow = Prisma.LanguageGetPayload<{ include: typeof WITH_DEFAULT }>;

/** A language as calls answer it. */
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

/**
 * Every language of the site, the default first, then by position. In one statement: of two, the second may see another
 * default than those that the first found active.
 */
export function readLanguages(reader: Pick<Transaction, '$queryRaw'>): Promise<Language[]> {
  return reader.$queryRaw<Language[]>`
    select l.id, l.name, l.code, l.icon_code as "iconCode", l.tag, l.dir, s.id is not null as "isDefault",
        l.is_active as "isActive"
      from language l left join site_setting s on s.default_language_id = l.id
      order by "isDefault" desc, l.position, l.code`;
}
