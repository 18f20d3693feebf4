import 'server-only';

import { type DayCount, DaySums } from '@/lib/domain/visits/day-sums';
import { viewedPage } from '@/lib/domain/visits/viewed-page';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type VisitCount, visitTally } from '@/lib/server/gateway/visit-tally';
import { listLanguages } from '@/lib/server/languages/list-languages';

/**
 * Writes down what this process has counted since it last did, after whoever is at it: then all of it can be read. Counts that
 * cannot be written now are kept for the next time.
 * @throws {AppError} `unavailable`
 */
export function writeVisits(): Promise<void> {
  const tally = visitTally();
  const written = tally.writing.then(writeCounted);
  tally.writing = written.catch(() => undefined);
  return written;
}

async function writeCounted(): Promise<void> {
  const counted = visitTally().take();
  if (counted.length === 0) return;
  try {
    const languages = await listLanguages();
    const codes = languages.map(({ code }) => code);
    await withDatabaseErrors(() => db.$transaction((tx) => write(tx, counted, codes)));
  } catch (error) {
    for (const each of counted) visitTally().add(each);
    throw error;
  }
}

async function write(tx: Transaction, counted: readonly VisitCount[], codes: string[]): Promise<void> {
  const views = counted.flatMap(({ kind, day, name, count }) => {
    const page = kind === 'view' ? viewedPage(name, codes) : null;
    return page ? [{ ...page, day, count }] : [];
  });
  const idOf = await standingPages(
    tx,
    views.flatMap(({ paths }) => paths),
  );
  const ofPages = new DaySums();
  const others = new DaySums();
  for (const { kind, day, name, count } of counted)
    if (kind !== 'view') others.add({ day, kind, name, count });
  for (const { day, code, paths, count } of views) {
    const id = paths.map((path) => idOf.get(path)).find(Boolean);
    if (id === undefined) continue;
    ofPages.add({ day, kind: 'page', name: id, count });
    others.add({ day, kind: 'language', name: code, count });
  }
  // In one order for all servers: two that write at the same time do not wait for each other in a circle.
  await addViews(tx, ofPages.sorted());
  await addCounts(tx, others.sorted());
}

async function standingPages(tx: Transaction, paths: string[]): Promise<Map<string, string>> {
  const where = { path: { in: [...new Set(paths)] }, deletedAt: null };
  const pages = await tx.page.findMany({ where, select: { id: true, path: true } });
  return new Map(pages.map(({ id, path }) => [path, id]));
}

async function addViews(tx: Transaction, lines: readonly DayCount[]): Promise<void> {
  await tx.$executeRaw`
    insert into page_views (day, page_id, views)
    select day::date, name, count
      from unnest(${lines.map(({ day }) => day)}::text[], ${lines.map(({ name }) => name)}::text[],
        ${lines.map(({ count }) => count)}::int[]) as counted(day, name, count)
    on conflict (day, page_id) do update set views = page_views.views + excluded.views`;
}

async function addCounts(tx: Transaction, lines: readonly DayCount[]): Promise<void> {
  await tx.$executeRaw`
    insert into visit_count (day, kind, name, count)
    select day::date, kind, name, count
      from unnest(${lines.map(({ day }) => day)}::text[], ${lines.map(({ kind }) => kind)}::text[],
        ${lines.map(({ name }) => name)}::text[], ${lines.map(({ count }) => count)}::int[])
        as counted(day, kind, name, count)
    on conflict (day, kind, name) do update set count = visit_count.count + excluded.count`;
}
