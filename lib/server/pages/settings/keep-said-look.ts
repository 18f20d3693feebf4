import 'server-only';

import { normaliseContent } from '@/lib/domain/content/normalise';
import { withSaidLook } from '@/lib/domain/page-look/inferred-look';
import type { LayoutName } from '@/lib/domain/site/routes';
import type { Transaction } from '@/lib/server/db';

/** Contents that are held at once: one may be long, and a text may have many revisions. */
const AT_ONCE = 50;

interface Stored {
  id: string;
  version: number;
  content: unknown;
}

const said = ({ content }: Stored, layout: LayoutName): string =>
  JSON.stringify(withSaidLook(normaliseContent(content), layout));

/**
 * Writes down how the contents of a page look in the layout that it has had, where they do not say it: in all languages, drafts
 * and revisions. What they are read as stays the same, so their versions do too, and whoever is editing goes on.
 */
export async function keepSaidLook(tx: Transaction, pageId: string, layout: LayoutName): Promise<void> {
  const texts = await tx.$queryRaw<Stored[]>`
    select id, version, content from page_translation
      where page_id = ${pageId} and json_typeof(content->'look') is distinct from 'object'`;
  for (const text of texts)
    await tx.$executeRaw`
      update page_translation set content = ${said(text, layout)}::json
        where id = ${text.id} and version = ${text.version}`;
  const drafts = await tx.$queryRaw<Stored[]>`
    select d.translation_id as id, d.version, d.content
      from page_draft d join page_translation t on t.id = d.translation_id
      where t.page_id = ${pageId} and json_typeof(d.content->'look') is distinct from 'object'`;
  for (const draft of drafts)
    await tx.$executeRaw`
      update page_draft set content = ${said(draft, layout)}::json
        where translation_id = ${draft.id} and version = ${draft.version}`;
  await keepInRevisions(tx, pageId, layout);
}

async function keepInRevisions(tx: Transaction, pageId: string, layout: LayoutName): Promise<void> {
  for (let last = ''; ; ) {
    const part = await tx.$queryRaw<Stored[]>`
      select r.id, r.version, r.content
        from revision r join page_translation t on t.id = r.translation_id
        where t.page_id = ${pageId} and r.id > ${last}
          and json_typeof(r.content->'look') is distinct from 'object'
        order by r.id limit ${AT_ONCE}`;
    for (const revision of part)
      await tx.$executeRaw`update revision set content = ${said(revision, layout)}::json where id = ${revision.id}`;
    const end = part.at(-1);
    if (!end || part.length < AT_ONCE) return;
    last = end.id;
  }
}
