import 'server-only';

import { noteChange } from '@/lib/domain/site-archive/changes';
import type { PageIds } from './import-pages';
import type { Importing } from './importing';

const AT_ONCE = 1_000;

/** Lets old paths lead where the archive says; those of pages in the bin stay, but where a page or another redirect comes. */
export async function importRedirects(importing: Importing, pages: PageIds): Promise<void> {
  const { tx, rows, changes, isApplied } = importing;
  const pathOf = new Map([...pages].map(([path, id]) => [id, path]));
  const here = new Map((await tx.redirect.findMany()).map(({ fromPath, pageId }) => [fromPath, pageId]));
  const inTheWay = [...here].flatMap(([from, pageId]) =>
    staysAt(from, pathOf.get(pageId), importing) ? [] : [from],
  );
  for (const from of inTheWay)
    if (!rows.redirects.has(from)) noteChange(changes, 'redirects', 'removed', from);
  const written: { fromPath: string; pageId: string }[] = [];
  for (const [from, to] of rows.redirects) {
    const before = here.get(from);
    if (before !== undefined && pathOf.get(before) === to) continue;
    noteChange(changes, 'redirects', before === undefined ? 'added' : 'changed', `${from} → ${to}`);
    written.push({ fromPath: from, pageId: pages.get(to) ?? '' });
  }
  if (!isApplied) return;
  await tx.redirect.deleteMany({ where: { fromPath: { in: inTheWay } } });
  for (let from = 0; from < written.length; from += AT_ONCE)
    await tx.redirect.createMany({ data: written.slice(from, from + AT_ONCE) });
}

/** Whether a redirect of the site is the archive's as well, or leads to a page in the bin and nothing of the archive needs its path. */
function staysAt(from: string, leadsTo: string | undefined, { rows }: Importing): boolean {
  const to = rows.redirects.get(from);
  return to === undefined ? leadsTo === undefined && !rows.pages.has(from) : leadsTo === to;
}
