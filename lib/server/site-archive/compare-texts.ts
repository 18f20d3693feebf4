import 'server-only';

import type { PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { sameJson } from '@/lib/domain/json';
import type { Prisma, Transaction } from '@/lib/server/db';
import { metaOf } from '@/lib/server/pages/history/revisions';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import type { ReadyDraft, ReadyText } from './check-texts';

/** A text of the site, with its draft. */
export type TextHere = Prisma.PageTranslationGetPayload<{ include: { draft: true } }>;

/** The parts of a text that differ in the archive. */
export interface OtherParts {
  text: boolean;
  draft: boolean;
}

/** What an import would change of a text; null for nothing. Parts that the archive does not contain stay. */
export async function compareText(
  reader: Pick<Transaction, 'revision'>,
  here: TextHere,
  row: ReadyText,
): Promise<OtherParts | null> {
  const text = !isSameWork(here, row);
  const draft = row.draft !== undefined && !(await isSameDraft(reader, here, row.draft));
  return text || draft || isOtherState(here, row) ? { text, draft } : null;
}

function isOtherState(here: TextHere, { isOutdated, publishedAt, publishAt }: ReadyText): boolean {
  return (
    here.isOutdated !== isOutdated ||
    (publishedAt === undefined ? here.publishedAt === null : !isSameTime(here.publishedAt, publishedAt)) ||
    (publishAt !== undefined && !isSameTime(here.publishAt, publishAt))
  );
}

function isSameTime(here: Date | null, there: string | null): boolean {
  return (here?.getTime() ?? null) === (there === null ? null : Date.parse(there));
}

type Work = Pick<ReadyText, 'meta' | 'content'>;

/** Whether a text is the same as it is stored, or as it would be if it were saved again. */
function isSameWork(here: PageMeta & { content: unknown }, { meta, content }: Work): boolean {
  const isSameText =
    here.title === meta.title &&
    here.description === meta.description &&
    sameJson(here.keywords, meta.keywords);
  return (
    isSameText &&
    (sameJson(here.content, content) || sameJson(sanitiseContent(normaliseContent(here.content)), content))
  );
}

async function isSameDraft(
  reader: Pick<Transaction, 'revision'>,
  { draft: here, version }: TextHere,
  draft: ReadyDraft | null,
): Promise<boolean> {
  if (here === null || draft === null) return here === draft;
  if (!isSameWork(here, draft)) return false;
  const { translationId, baseVersion } = here;
  if (baseVersion === version) return draft.base === null;
  const base = await reader.revision.findUnique({
    where: { translationId_version: { translationId, version: baseVersion } },
    select: { content: true, meta: true },
  });
  if (!base || !draft.base) return !base && !draft.base;
  return isSameWork({ ...metaOf(base.meta), content: base.content }, draft.base);
}
