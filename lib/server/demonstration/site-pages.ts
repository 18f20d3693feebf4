import 'server-only';

import type { SitePage } from '@/lib/domain/demonstration/plan-removal';
import type { Transaction } from '@/lib/server/db';

/** A page of the site with its title in the default language. */
export interface TitledPage extends SitePage {
  title: string;
}

/**
 * All pages that are not in the bin, and of those of the demonstration whether anybody has changed them: a text, its draft, what
 * visitors find of it, the page's settings or place.
 */
export async function readSitePages(tx: Pick<Transaction, '$queryRaw'>): Promise<TitledPage[]> {
  return tx.$queryRaw<TitledPage[]>`
    select p.id, p.path, p.demonstration, p.kind in ('work', 'exhibition', 'event', 'text', 'press') as "isSingle",
        coalesce((select t.title from page_translation t join site_setting s on s.default_language_id = t.language_id
          where t.page_id = p.id), p.path) as title,
        p.demonstration is not null and (
          p.changed_by_id is not null
          or p.share_picture_id is not null
          or exists (select from page_change c where c.page_id = p.id)
          or exists (
            select from page_translation t
              left join revision r on r.translation_id = t.id and r.version = 1 and r.author_id is null
              left join page_draft d on d.translation_id = t.id
              where t.page_id = p.id
                and (d.translation_id is not null or r.id is null or t.published_at is null or t.publish_at is not null
                  or t.content::jsonb <> r.content::jsonb or t.title <> r.meta ->> 'title'
                  or t.description <> r.meta ->> 'description' or to_jsonb(t.keywords) <> r.meta -> 'keywords'))
        ) as "isChanged"
      from page p
      where p.deleted_at is null
      order by p.path collate "C"`;
}

/** Holds the pages of the demonstration: saves that have begun come before, others after. */
export async function holdDemonstration(tx: Pick<Transaction, '$queryRaw'>): Promise<void> {
  await tx.$queryRaw`
    select id from page where demonstration is not null and deleted_at is null order by id for update`;
}
