import type { PrismaClient } from '@/lib/server/db';

/**
 * Adds files as cameras and people name them, with the facts of files that are not there: nine in ten are pictures, one in
 * twenty a film, the rest documents. One statement, and the index of the search made anew: a hundred thousand calls would
 * measure themselves.
 */
export async function addManyFiles(db: PrismaClient, total: number): Promise<void> {
  const [index] = await db.$queryRaw<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'media_item_search'`;
  await db.$executeRaw`drop index media_item_search`;
  await db.$executeRaw`
    insert into media_item (id, pathname, name, folder, content_type, size, hash, width, height, placeholder, uploaded_at)
    select 'bulk-' || n, 'uploads/' || stem || '.' || extension, stem || '.' || extension,
      case when n % 10 < 3 then '' else 'Folder ' || n % 40 end, 'image/jpeg', 1 + n * 7919 % 9000000,
      md5(n::text) || md5(n::text), 6000, 4000, 'data:image/webp;base64,' || repeat('A', 160),
      now() - n * interval '7 minutes'
    from (
      select n,
        (array['IMG', 'DSC', 'harbour', 'Закат', 'студія', 'sketch', 'ship', 'портрет'])[1 + n % 8]
          || '-' || to_char(timestamp '2019-01-01' + n * interval '41 minutes', 'YYYYMMDD-HH24MI') || '-' || n as stem,
        case when n % 20 = 0 then 'mp4' when n % 20 = 1 then 'pdf' else 'jpg' end as extension
      from generate_series(1, ${total}::int) n
    ) as file`;
  await db.$executeRawUnsafe(index?.indexdef ?? '');
  await db.$executeRaw`analyze media_item`;
}
