import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { summarisePage } from '@/lib/domain/content/summary';
import { mediaPath, pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { FEED_ENTRIES, kindOfNews } from '@/lib/domain/site/feeds';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { PUBLIC } from '@/lib/server/pages/read/find-page';

export interface News {
  id: string;
  path: string;
  title: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  picture: { address: string; type: string; size: number; alt: string } | null;
}

/**
 * The pages last published of the kind that a feed lists, with a text in this very language: newest first, and those published at
 * the same moment in the order of their list.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export function readNews(feedPath: string, code: string): Promise<News[]> {
  const kind = kindOfNews(feedPath);
  if (kind === null) return Promise.resolve([]);
  return withDatabaseErrors(async () => {
    const news = await db.pageTranslation.findMany({
      where: { language: { code }, page: { kind }, ...PUBLIC },
      select: {
        id: true,
        title: true,
        description: true,
        content: true,
        publishedAt: true,
        updatedAt: true,
        page: { select: { path: true } },
      },
      orderBy: [{ publishedAt: 'desc' }, { page: { position: 'asc' } }, { page: { path: 'asc' } }],
      take: FEED_ENTRIES,
    });
    const covers = new Map(
      news.map(({ id, content }) => [id, summarisePage(normaliseContent(content)).cover ?? '']),
    );
    const files = await db.mediaItem.findMany({
      where: {
        pathname: { in: [...covers.values()].flatMap((cover) => pathnameOfMediaPath(cover) ?? []) },
        deletedAt: null,
      },
      select: { pathname: true, contentType: true, size: true },
    });
    const byPathname = new Map(files.map((file) => [file.pathname, file]));
    return news.map(({ id, title, description, publishedAt, updatedAt, page }) => {
      const file = byPathname.get(pathnameOfMediaPath(covers.get(id) ?? '') ?? '');
      return {
        // The translation's own id: the same wherever the page stands (RFC 4287 §4.2.6).
        id: `urn:uuid:${id}`,
        path: page.path,
        title,
        summary: description,
        publishedAt: publishedAt ?? updatedAt,
        updatedAt,
        picture: file
          ? { address: mediaPath(file.pathname), type: file.contentType, size: file.size, alt: title }
          : null,
      };
    });
  });
}
