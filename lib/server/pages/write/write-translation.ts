import 'server-only';

import { randomUUID } from 'node:crypto';
import type { PageContent, PageMeta } from '@/lib/domain/content/model';
import type { Prisma, Transaction } from '@/lib/server/db';

/** The data of a save of a page in one language. */
interface Write extends PageMeta {
  content: PageContent;
  /** Addresses of this site in the content (`linksOf`). */
  links: string[];
  version: number;
  /** The account; null for a command. */
  authorId: string | null;
}

/** Values that the database sets. */
interface Stamp {
  id: string;
  updatedAt: Date;
}

/** A UUID of version 7 (RFC 9562), as the other rows have: later ones sort after earlier ones. */
export function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * Writes a translation over, and the revision that keeps it: one statement, since a content can be long and would
 * otherwise travel twice. Compare-and-set: of several saves from one version exactly one is written (security D-1).
 * @returns null when the stored version is no longer the one before
 */
export async function overwriteTranslation(tx: Transaction, id: string, write: Write): Promise<Stamp | null> {
  const { title, description, keywords, version, authorId } = write;
  const [stamp] = await tx.$queryRaw<Stamp[]>`
    with written as (
      update page_translation
        set content = ${JSON.stringify(write.content)}::json, title = ${title}, description = ${description},
          keywords = ${keywords}, links = ${write.links}, version = ${version},
          word_blocks = null, updated_at = clock_timestamp()
        where id = ${id} and version = ${version - 1}
        returning *)
    insert into revision (id, translation_id, version, content, meta, created_at, author_id)
      select ${timeOrderedId()}, id, version, content,
          jsonb_build_object('title', title, 'description', description, 'keywords', keywords), updated_at, ${authorId}
        from written
      returning translation_id as id, created_at as "updatedAt"`;
  return stamp ?? null;
}

/** The first text of a page in a language, and the revision that keeps it. */
export async function addTranslation(
  tx: Transaction,
  page: { pageId: string; languageId: string; publishedAt: Date | null },
  { content, links, version, authorId, ...meta }: Write,
): Promise<Stamp> {
  const { title, description, keywords } = meta;
  const data = {
    title,
    description,
    keywords,
    links,
    version,
    content: content as unknown as Prisma.InputJsonObject,
  };
  const stamp = await tx.pageTranslation.create({
    data: { ...data, ...page },
    select: { id: true, updatedAt: true },
  });
  await tx.revision.create({
    data: {
      translationId: stamp.id,
      version,
      content: data.content,
      meta: { title, description, keywords },
      authorId,
    },
  });
  return stamp;
}
