import 'server-only';

import {
  fontRow,
  type LanguageRow,
  languageRow,
  mediaRow,
  pageRow,
  redirectRow,
  translationRow,
} from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import { tagOf } from '@/lib/domain/languages/facts';
import { FONTS } from '@/lib/domain/limits';
import { fitsBelow, pathsAbove } from '@/lib/domain/site/page-tree';
import { placeOf } from '@/lib/domain/translations/place';
import { ownAttributes } from '@/lib/server/pages/settings/own-attributes';
import { judgedRows, RowProblems } from './judged-rows';

/** A page of the archive: where it stands. */
export interface ArchivePage {
  path: string;
  /** The path of the parent page; null for none. */
  parent: string | null;
  position: number;
}

/** What is kept in memory of an archive during its import; everything long stays in its files. */
export interface CheckedRows {
  languages: LanguageRow[];
  pages: Map<string, ArchivePage>;
  redirects: Map<string, string>;
}

/**
 * Judges the rows of an archive each by itself and against each other, but for contents and media files.
 * @throws {AppError} `validation_failed` with the first of what is wrong
 */
export async function checkRows(
  folder: string,
  { media, hasFonts }: { media: ReadonlySet<string>; hasFonts: boolean },
): Promise<CheckedRows> {
  const problems = new RowProblems();
  const languages = await checkLanguages(folder, problems);
  await checkTranslations(folder, new Set(languages.map(({ code }) => code)), problems);
  const fontFiles = hasFonts ? await checkFonts(folder, media, problems) : [];
  const pathnames = await checkMedia(folder, { media, fontFiles }, problems);
  const pages = await checkPages(folder, pathnames, problems);
  const redirects = await checkRedirects(folder, pages, problems);
  problems.refuse();
  return { languages, pages, redirects };
}

async function checkLanguages(folder: string, problems: RowProblems): Promise<LanguageRow[]> {
  const languages: LanguageRow[] = [];
  const tags = new Set<string>();
  for await (const { row, at } of judgedRows(folder, 'languages.ndjson', languageRow, problems)) {
    if (tags.has(tagOf(row.code)))
      problems.note('languages.ndjson', at, 'code', 'This language is there twice');
    tags.add(tagOf(row.code));
    if (row.isDefault && !row.isActive)
      problems.note('languages.ndjson', at, 'isActive', 'The default language has to be active');
    languages.push(row);
  }
  problems.refuse();
  if (languages.filter(({ isDefault }) => isDefault).length !== 1)
    throw new AppError('validation_failed', 'The archive has to name one default language.');
  return languages;
}

async function checkTranslations(
  folder: string,
  languages: ReadonlySet<string>,
  problems: RowProblems,
): Promise<void> {
  const seen = new Set<string>();
  for await (const { row, at } of judgedRows(folder, 'translations.ndjson', translationRow, problems)) {
    const note = (path: string, message: string) => problems.note('translations.ndjson', at, path, message);
    if (!languages.has(row.language)) note('language', 'The archive does not have this language');
    const place = `${row.language}\n${placeOf(row)}`;
    if (seen.has(place)) note('key', 'This text is there twice');
    seen.add(place);
  }
}

async function checkPages(
  folder: string,
  pathnames: ReadonlySet<string>,
  problems: RowProblems,
): Promise<Map<string, ArchivePage>> {
  const lines = new Map<string, { at: number; isOutside: boolean; position: number }>();
  for await (const { row, at } of judgedRows(folder, 'pages.ndjson', pageRow, problems)) {
    const { path, attributes, isOutside, position, sharePicture = null } = row;
    if (sharePicture !== null && !pathnames.has(sharePicture))
      problems.note('pages.ndjson', at, 'sharePicture', 'The archive does not have this file');
    if (lines.has(path)) problems.note('pages.ndjson', at, 'path', 'This page is there twice');
    lines.set(path, { at, isOutside, position });
    const problem = problemOfAttributes(attributes);
    if (problem) problems.note('pages.ndjson', at, 'attributes', problem.message);
  }
  const pages = new Map<string, ArchivePage>();
  for (const [path, { at, isOutside, position }] of lines) {
    const nearest = pathsAbove(path).find((above) => lines.has(above)) ?? null;
    const parent = isOutside ? null : nearest;
    if (!fitsBelow(parent, nearest))
      problems.note('pages.ndjson', at, 'isOutside', 'Another page stands above this one');
    pages.set(path, { path, parent, position });
  }
  return numbered(pages);
}

function problemOfAttributes(attributes: Parameters<typeof ownAttributes>[0]): AppError | null {
  try {
    ownAttributes(attributes);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** From 0 on below each parent, in the order in which they are. */
function numbered(pages: Map<string, ArchivePage>): Map<string, ArchivePage> {
  const next = new Map<string | null, number>();
  const inOrder = [...pages.values()].sort((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1));
  for (const page of inOrder) {
    const position = next.get(page.parent) ?? 0;
    next.set(page.parent, position + 1);
    pages.set(page.path, { ...page, position });
  }
  return pages;
}

async function checkRedirects(
  folder: string,
  pages: ReadonlyMap<string, ArchivePage>,
  problems: RowProblems,
): Promise<Map<string, string>> {
  const redirects = new Map<string, string>();
  for await (const { row, at } of judgedRows(folder, 'redirects.ndjson', redirectRow, problems)) {
    const note = (path: string, message: string) => problems.note('redirects.ndjson', at, path, message);
    if (!pages.has(row.to)) note('to', 'The archive does not have this page');
    if (pages.has(row.from)) note('from', 'A page stands at this path');
    if (redirects.has(row.from)) note('from', 'This path leads away twice');
    redirects.set(row.from, row.to);
  }
  return redirects;
}

/** The hashes of the files of fonts. */
async function checkFonts(
  folder: string,
  media: ReadonlySet<string>,
  problems: RowProblems,
): Promise<string[]> {
  const hashes: string[] = [];
  const ids = new Set<string>();
  for await (const { row, at } of judgedRows(folder, 'fonts.ndjson', fontRow, problems)) {
    const note = (path: string, message: string) => problems.note('fonts.ndjson', at, path, message);
    if (ids.has(row.id)) note('id', 'This font is there twice');
    ids.add(row.id);
    if (ids.size > FONTS.most) note('', `More than ${FONTS.most} fonts`);
    if (row.files.some((hash) => !media.has(hash))) note('files', 'The archive lacks a file of this font');
    hashes.push(...row.files);
  }
  return hashes;
}

async function checkMedia(
  folder: string,
  { media, fontFiles }: { media: ReadonlySet<string>; fontFiles: readonly string[] },
  problems: RowProblems,
): Promise<Set<string>> {
  const pathnames = new Set<string>();
  const named = new Set(fontFiles);
  for await (const { row, at } of judgedRows(folder, 'media.ndjson', mediaRow, problems)) {
    const note = (path: string, message: string) => problems.note('media.ndjson', at, path, message);
    if (pathnames.has(row.pathname)) note('pathname', 'This file is there twice');
    pathnames.add(row.pathname);
    for (const hash of [row.hash, row.poster].filter((each) => each !== null)) {
      named.add(hash);
      if (!media.has(hash)) note(hash === row.hash ? 'hash' : 'poster', 'The archive lacks this file');
    }
  }
  problems.refuse();
  if ([...media].some((hash) => !named.has(hash)))
    throw new AppError('validation_failed', 'The archive holds a media file that none of its rows names.');
  return pathnames;
}
