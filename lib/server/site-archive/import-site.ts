import 'server-only';

import { archiveManifest, ROW_FILES, rowFilesOf, type SiteImportAnswer } from '@/lib/contracts/site-archive';
import { AppError } from '@/lib/domain/errors';
import { countChanges, noChanges, type SiteChanges } from '@/lib/domain/site-archive/changes';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { mediaTypeOf } from '@/lib/server/http/read-body';
import { type Patience, readPatiently } from '@/lib/server/http/read-patiently';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { messagesTag, WHOLE_SITE_TAGS } from '@/lib/server/tags/page-tags';
import { WorkQueue } from '@/lib/server/work-queue';
import { withArchiveFolder } from './archive-folder';
import { type CheckedRows, checkRows } from './check-rows';
import { checkTemplates } from './check-templates';
import { checkTexts } from './check-texts';
import { importContents } from './import-contents';
import { importFonts } from './import-fonts';
import { dropLanguages, importLanguages } from './import-languages';
import { importMedia } from './import-media';
import { importMenu } from './import-menu';
import { importPages } from './import-pages';
import { importRedirects } from './import-redirects';
import { importRights } from './import-rights';
import { importTemplates } from './import-templates';
import { importTheme } from './import-theme';
import { importTranslations } from './import-translations';
import type { Importing } from './importing';
import { placeMedia } from './place-media';
import { prepareFonts } from './prepare-fonts';
import { prepareMedia } from './prepare-media';
import { receiveArchive } from './receive-archive';

/** Ten thousand pages are written in one transaction. */
const PATIENCE_MS = 15 * 60 * 1000;
const LOCK = { languages: 7_342_903, tree: 7_265_001 };

/** Archives are large: one at a time, and one that waits. */
const queue = new WorkQueue({ concurrency: 1, waiting: 1 });

/**
 * Makes the site what an archive says, or tells what that would change: languages, interface texts, pages, their texts,
 * redirects and what is said of media files. Pages beside them go into the bin, and media files beside them stay. All of it
 * is judged before any of it is written, and then it is written as one.
 * @throws {AppError} `unsupported_media_type`, `validation_failed` for what is no such archive, `conflict`, `unavailable`
 */
export async function importSite(
  request: Request,
  { dryRun }: { dryRun: boolean },
  actor: Actor,
  patience?: Patience,
): Promise<SiteImportAnswer> {
  if (mediaTypeOf(request) !== 'application/x-tar')
    throw new AppError('unsupported_media_type', 'The archive has to be sent as application/x-tar.');
  return queue.run(() =>
    withArchiveFolder(mediaStorage().incoming, async (folder) => {
      const isRowFile = (name: string) => ROW_FILES.some((each) => each === name);
      const expected = { kind: 'site', manifest: archiveManifest, isRowFile } as const;
      const { media, manifest } = await receiveArchive(readPatiently(request, patience), folder, expected);
      const names = new Set(manifest.files.map(({ name }) => name));
      const wanted = rowFilesOf(manifest.version);
      if (manifest.files.length !== wanted.length || wanted.some((name) => !names.has(name)))
        throw new AppError('validation_failed', 'The archive does not have all files of rows.');
      const rows = await checkRows(folder, { media, hasFonts: names.has('fonts.ndjson') });
      await refuseWithoutHome(rows);
      const { renamed, posters } = await withDatabaseErrors(() => prepareMedia(db, mediaStorage(), folder));
      await withDatabaseErrors(() => checkTexts(db, { folder, rows, renamed }));
      const hasTemplates = names.has('section-templates.ndjson');
      const templates = hasTemplates ? await checkTemplates(folder, renamed) : [];
      const fonts = names.has('fonts.ndjson') ? await prepareFonts(folder) : [];
      const { rights, theme, menu } = manifest;
      const importing = { folder, rows, renamed, actor, rights, theme, menu, templates, fonts };
      if (dryRun) {
        const changes = noChanges();
        await withDatabaseErrors(() => importAll({ ...importing, tx: db, changes, isApplied: false }));
        return { dryRun, ...changes };
      }
      const changes = await placeMedia(
        folder,
        [...posters, ...fonts.flatMap(({ placings }) => placings)],
        () => apply(importing),
      );
      return { dryRun, ...changes };
    }),
  );
}

async function refuseWithoutHome({ pages }: CheckedRows): Promise<void> {
  if (pages.has('/')) return;
  const isHere = (await withDatabaseErrors(() => db.page.count({ where: { path: '/' } }))) > 0;
  if (isHere) throw new AppError('validation_failed', 'The archive does not have the home page.');
}

async function apply(importing: Omit<Importing, 'tx' | 'changes' | 'isApplied'>): Promise<SiteChanges> {
  const { changes, renewals } = await withDatabaseErrors(() =>
    db.$transaction(
      async (tx) => {
        await lockSite(tx);
        const before = await tx.language.findMany({ select: { code: true } });
        const changes = noChanges();
        await importAll({ ...importing, tx, changes, isApplied: true });
        const { actor, rows } = importing;
        const object = `${rows.pages.size} pages, ${countChanges(changes)} changes`;
        await recordEvent(tx, { action: 'site_imported', actor, object, address: actor.address });
        const codes = [...before, ...rows.languages].map(({ code }) => messagesTag(code));
        // Every page is made of the languages: all of them are rendered anew.
        return {
          changes,
          renewals: await bumpTags(tx, [...WHOLE_SITE_TAGS, ...codes]),
        };
      },
      { timeout: PATIENCE_MS },
    ),
  );
  await pageStore().renew(renewals);
  return changes;
}

/** Changes of languages, texts and the tree wait, and so do saves: what is read stays as it is. */
async function lockSite(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK.languages}::bigint)`;
  await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK.tree}::bigint)`;
  await tx.$queryRaw`select from language order by id for no key update`;
  await tx.$queryRaw`select from page order by id for no key update`;
}

async function importAll(importing: Importing): Promise<void> {
  const languages = await importLanguages(importing);
  await importMedia(importing);
  await importRights(importing);
  await importFonts(importing);
  await importTheme(importing);
  await importTemplates(importing);
  await importTranslations(importing, languages);
  const pages = await importPages(importing);
  await importMenu(importing, pages);
  await importContents(importing, { languages, pages });
  await importRedirects(importing, pages);
  await dropLanguages(importing);
}
