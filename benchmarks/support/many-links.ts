import type { PrismaClient } from '@/lib/server/db';

/**
 * Makes a page, and lets so many texts of the many pages (`many-pages.ts`) lead to it, each by a block of its own behind
 * what it shows.
 * @returns the page's id
 */
export async function addManyLinks(db: PrismaClient, path: string, count: number): Promise<string> {
  const id = path.slice(1);
  const block = {
    id: `to-${id}`,
    component: 'RichText',
    props: { content: `<p><a href="${path}?x=1">There</a></p>` },
  };
  const section = JSON.stringify([{ id: `section-${id}`, name: '', attributes: [], blocks: [block] }]);
  await db.$executeRaw`
    insert into page (id, parent_id, path, layout, position) select ${id}, id, ${path}, 'content', 1000 from page where path = '/'`;
  await db.$executeRaw`
    insert into page_translation (id, page_id, language_id, title, content)
      select ${id} || '-' || default_language_id, ${id}, default_language_id, ${id}, '{"sections":[]}' from site_setting`;
  await db.$executeRaw`
    update page_translation
      set content = jsonb_set(content::jsonb, '{sections}', (content::jsonb->'sections') || ${section}::jsonb)::json,
        links = links || ${[path]}::text[]
      where id in (select id from page_translation where page_id like 'page-%' order by id limit ${count}::int)`;
  await db.$executeRaw`analyze`;
  return id;
}
