import 'server-only';

import path from 'node:path';
import * as z from 'zod';
import { textRow } from '@/lib/contracts/site-archive';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { linksOf } from '@/lib/domain/content/page-links';
import { replaceMedia } from '@/lib/domain/content/replace-media';
import { validateContent } from '@/lib/domain/content/validate';
import type { Transaction } from '@/lib/server/db';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import type { CheckedRows } from './check-rows';
import { judgedRows, RowProblems } from './judged-rows';
import { readRows, writeRows } from './row-files';

/** The texts of an archive as they are stored: cleaned, and with what they link to, each behind its language. */
const READY_TEXTS = 'ready.txt';

const content = z.custom<PageContent>();
const work = z.object({ meta: textRow.shape.meta, content });
const readyDraft = work.extend({ base: work.nullable(), updatedAt: textRow.shape.updatedAt });

const readyText = textRow.extend({
  content,
  draft: readyDraft.nullable().exactOptional(),
  links: z.array(z.string()),
});
export type ReadyText = z.output<typeof readyText>;
export type ReadyDraft = z.output<typeof readyDraft>;

interface Check {
  folder: string;
  rows: CheckedRows;
  /** Media files that have other pathnames here. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Judges the contents of an archive as a save judges them, and writes them down as a save would store them. What this site
 * has stored at the same place is no reason to refuse.
 * @throws {AppError} `validation_failed` with the first of what is wrong
 */
export async function checkTexts(reader: Pick<Transaction, 'pageTranslation'>, check: Check): Promise<void> {
  const problems = new RowProblems();
  const { folder } = check;
  await writeRows(path.join(folder, READY_TEXTS), READY_TEXTS, readyTexts(reader, check, problems));
  problems.refuse();
}

async function* readyTexts(
  reader: Pick<Transaction, 'pageTranslation'>,
  { folder, rows, renamed }: Check,
  problems: RowProblems,
): AsyncGenerator<string> {
  const languages = new Set(rows.languages.map(({ code }) => code));
  const seen = new Set<string>();
  for await (const { row, at } of judgedRows(folder, 'texts.ndjson', textRow, problems)) {
    const note = (path: string, message: string) => problems.note('texts.ndjson', at, path, message);
    if (!languages.has(row.language)) note('language', 'The archive does not have this language');
    if (!rows.pages.has(row.path)) note('path', 'The archive does not have this page');
    const place = `${row.path}\n${row.language}`;
    if (seen.has(place)) note('path', 'This text is there twice');
    seen.add(place);
    const accept = async (field: string, given: Record<string, unknown>): Promise<PageContent> => {
      let errors = validateContent(given);
      if (errors.length > 0) errors = validateContent(given, await storedHere(reader, row));
      for (const { path, message } of errors) note(`${field}.${path}`, message);
      return errors.length > 0
        ? { sections: [] }
        : sanitiseContent(normaliseContent(withMedia(given, renamed)));
    };
    const { draft, ...text } = row;
    const content = await accept('content', text.content);
    const ready: ReadyText = { ...text, content, links: linksOf(content) };
    if (draft !== undefined) ready.draft = draft && (await acceptDraft(draft, accept));
    yield `${row.language} ${JSON.stringify(ready)}`;
  }
}

/** The texts of some languages; others are not parsed. */
export async function* readyTextsOf(
  folder: string,
  isWanted: (language: string) => boolean,
): AsyncGenerator<ReadyText> {
  for await (const line of readRows(path.join(folder, READY_TEXTS))) {
    const end = line.indexOf(' ');
    if (isWanted(line.slice(0, end))) yield readyText.parse(JSON.parse(line.slice(end + 1)));
  }
}

type Draft = NonNullable<z.output<typeof textRow>['draft']>;

async function acceptDraft(
  { meta, content, base, updatedAt }: Draft,
  accept: (field: string, given: Record<string, unknown>) => Promise<PageContent>,
): Promise<ReadyDraft> {
  return {
    meta,
    content: await accept('draft.content', content),
    base: base && { meta: base.meta, content: await accept('draft.base.content', base.content) },
    updatedAt,
  };
}

async function storedHere(
  reader: Pick<Transaction, 'pageTranslation'>,
  { path, language }: Pick<ReadyText, 'path' | 'language'>,
): Promise<PageContent | undefined> {
  const stored = await reader.pageTranslation.findFirst({
    where: { page: { path, deletedAt: null }, language: { code: language } },
    select: { content: true },
  });
  return stored ? normaliseContent(stored.content) : undefined;
}

type Replaceable = Parameters<typeof replaceMedia>[0];

/** A content that calls media files what they are called here. */
export function withMedia(content: Record<string, unknown>, renamed: ReadonlyMap<string, string>): unknown {
  let changed: unknown = content;
  for (const [from, by] of renamed) changed = replaceMedia(changed as Replaceable, from, by);
  return changed;
}
