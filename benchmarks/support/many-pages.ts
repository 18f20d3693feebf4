import type { PrismaClient } from '@/lib/server/db';

const PER_PARENT = 100;

/**
 * Adds pages below `/archive`, a hundred to a parent, in every language and each with its first revision; what they
 * show is what the demonstration's works show. One statement a table: ten thousand calls would measure themselves.
 */
export async function addManyPages(db: PrismaClient, total: number): Promise<void> {
  const parents = total / PER_PARENT;
  await db.$executeRaw`
    insert into page (id, parent_id, path, layout, position)
    select 'archive', id, '/archive', 'content', 90 from page where path = '/'`;
  await db.$executeRaw`
    insert into page (id, parent_id, path, layout, position)
    select 'part-' || n, 'archive', '/archive/part-' || n, 'content', n from generate_series(1, ${parents}::int) n`;
  await db.$executeRaw`
    insert into page (id, parent_id, path, layout, position)
    select 'page-' || n, 'part-' || (n % ${parents}::int + 1),
      '/archive/part-' || (n % ${parents}::int + 1) || '/page-' || n, 'content', n / ${parents}::int
    from generate_series(1, ${total}::int - ${parents}::int - 1) n`;
  await db.$executeRaw`
    with work as (
      select t.language_id, t.title, t.description, t.keywords, t.content,
        row_number() over (partition by t.language_id order by p.path) - 1 as n, count(*) over (partition by t.language_id) as of
      from page_translation t join page p on p.id = t.page_id where p.path like '/works/digital-art/%/%'
    ), bulk as (
      select id, row_number() over (order by path) as n from page where path = '/archive' or path like '/archive/%'
    )
    insert into page_translation (id, page_id, language_id, title, description, keywords, content)
    select 'text-' || bulk.id || '-' || work.language_id, bulk.id, work.language_id,
      left(work.title, 40) || ' ' || bulk.n, work.description, work.keywords, work.content
    from bulk join work on work.n = bulk.n % work.of`;
  await db.$executeRaw`
    insert into revision (id, translation_id, version, content, meta)
    select 'first-' || id, id, 1, content,
      jsonb_build_object('title', title, 'description', description, 'keywords', to_jsonb(keywords))
    from page_translation where id like 'text-%'`;
  await db.$executeRaw`analyze`;
}
