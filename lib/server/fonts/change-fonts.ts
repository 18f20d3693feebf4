import 'server-only';

import type { SiteFont } from '@/lib/contracts/site-fonts';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { AppError } from '@/lib/domain/errors';
import { FONTS } from '@/lib/domain/limits';
import { plainFontName } from '@/lib/domain/site-theme/own-font';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { type ReceivedFile, readFiles } from '@/lib/server/http/read-files';
import { uploading, withIncomingFolder } from '@/lib/server/media/incoming';
import { WorkQueue } from '@/lib/server/work-queue';
import {
  examineFiles,
  fontData,
  lockFonts,
  pathnamesOf,
  placeFont,
  type ReadyFont,
  removeUnnamed,
  requireRoom,
} from './keep-font';
import { describeFont, usedFonts } from './read-fonts';

/** Fonts are large to convert, and the same one can be sent twice at a time. */
const queue = new WorkQueue({ concurrency: 1, waiting: 10 });

/**
 * Keeps the font whose files a form holds.
 * @throws {AppError} `payload_too_large`, `validation_failed` why it is refused, `conflict` for one that is there already, or one too many,
 *   `unavailable`
 */
export function addFont(request: Request, licence: string, actor: Actor): Promise<SiteFont> {
  return uploading.run(() =>
    withIncomingFolder(async (folder) => {
      const files = await readFiles(request, 'files', folder, FONTS);
      for (const file of files) refuseLarge(file);
      return queue.run(async () => store(await examineFiles(files, stemOf(files)), licence, actor));
    }),
  );
}

function refuseLarge({ name, isTooLarge }: ReceivedFile): void {
  if (!isTooLarge) return;
  const message = `${name} has more than ${FONTS.bytes / 2 ** 20} MiB.`;
  throw new AppError('payload_too_large', message, { extra: { problem: 'tooLarge' } });
}

/** What a font is called whose files do not say: as the first of them. */
const stemOf = ([first]: readonly ReceivedFile[]) =>
  plainFontName((first?.name ?? '').replace(/\.[^.]*$/, '')) || 'Font';

async function store(ready: ReadyFont, licence: string, actor: Actor): Promise<SiteFont> {
  try {
    await placeFont(ready);
    return await change(actor, async (tx) => {
      const { id, name } = ready.font;
      if (await tx.siteFont.findUnique({ where: { id }, select: { id: true } }))
        throw new AppError('conflict', `This font is there already: ${name}`, {
          extra: { problem: 'known' },
        });
      requireRoom((await tx.siteFont.count()) + 1);
      const [made] = describeFont(await tx.siteFont.create({ data: fontData(ready, licence) }), new Set());
      if (!made) throw new Error('A font was stored that cannot be read.');
      await note(tx, 'font_added', actor, name);
      return made;
    });
  } catch (error) {
    await removeUnnamed(ready.placings.map(({ pathname }) => pathname));
    throw error;
  }
}

/**
 * Says anew under which licence a font is used.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function changeLicence(id: string, licence: string, actor: Actor): Promise<SiteFont> {
  return change(actor, async (tx) => {
    await find(tx, id);
    const row = await tx.siteFont.update({ where: { id }, data: { licence } });
    const [font] = describeFont(row, await usedFonts(tx));
    if (!font) throw new AppError('not_found', 'There is no such font.');
    await note(tx, 'font_changed', actor, font.name);
    return font;
  });
}

/**
 * Deletes a font with its files.
 * @throws {AppError} `not_found`, `in_use` while a version of the look has it, `unavailable`
 */
export async function removeFont(id: string, actor: Actor): Promise<void> {
  const pathnames = await change(actor, async (tx) => {
    const { name, files } = await find(tx, id);
    if ((await usedFonts(tx)).has(id))
      throw new AppError('in_use', 'A version of the look has this font, so that it can be shown again.');
    await tx.siteFont.delete({ where: { id } });
    await note(tx, 'font_removed', actor, name);
    return pathnamesOf(files);
  });
  await removeUnnamed(pathnames);
}

/** Whoever chooses a font for the look holds its row, so no font goes while a version is being made that has it. */
async function change<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      await lockFonts(tx);
      return work(tx);
    }),
  );
}

async function find(tx: Transaction, id: string): Promise<{ name: string; files: unknown }> {
  await tx.$queryRaw`select from site_font where id = ${id} for update`;
  const row = await tx.siteFont.findUnique({ where: { id }, select: { name: true, files: true } });
  if (!row) throw new AppError('not_found', 'There is no such font.');
  return row;
}

const note = (tx: Transaction, action: AuditAction, actor: Actor, object: string) =>
  recordEvent(tx, { action, actor, object, address: actor.address });
