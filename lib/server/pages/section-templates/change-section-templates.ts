import 'server-only';

import type { KeepSection, SectionTemplate } from '@/lib/contracts/section-templates';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { replaceMedia } from '@/lib/domain/content/replace-media';
import { mediaReferences } from '@/lib/domain/content/summary';
import { AppError } from '@/lib/domain/errors';
import { SECTION_TEMPLATES } from '@/lib/domain/limits';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Prisma, type Transaction } from '@/lib/server/db';
import { acceptContent } from '@/lib/server/pages/write/accept-content';
import { describeTemplate } from './read-section-templates';

/** The columns of a content with one section, and of the files that it shows. */
export function templateData(content: PageContent) {
  const media = mediaReferences(content).flatMap((address) => pathnameOfMediaPath(address) ?? []);
  return { content: content as unknown as Prisma.InputJsonObject, media: [...new Set(media)] };
}

/** Of two who do so at once, one waits: names and the number of templates stay within their limits. */
export async function lockTemplates(tx: Transaction): Promise<void> {
  await tx.$executeRaw`lock table section_template in share row exclusive mode`;
}

/**
 * Keeps a section as a template, cleaned as a save cleans it.
 * @throws {AppError} `validation_failed` for what could not be saved on a page either, `payload_too_large`, `conflict` for a taken name or one
 *   template too many, `unavailable`
 */
export async function keepSection({ name, section }: KeepSection, actor: Actor): Promise<SectionTemplate> {
  return change(actor, async (tx) => {
    const stored = { content: undefined, textIds: [] };
    const content = await acceptContent(tx, { look: {}, sections: [section] }, stored, 'section');
    if (Buffer.byteLength(JSON.stringify(content)) > SECTION_TEMPLATES.bytes) {
      const message = `This section is too large to be kept: more than ${SECTION_TEMPLATES.bytes / 1024} KiB.`;
      throw new AppError('payload_too_large', message, { errors: [{ path: 'section', message }] });
    }
    if ((await tx.sectionTemplate.count()) >= SECTION_TEMPLATES.most)
      throw new AppError(
        'conflict',
        `There are ${SECTION_TEMPLATES.most} section templates already: delete one first.`,
      );
    await requireFreeName(tx, name);
    const [made] = describeTemplate(
      await tx.sectionTemplate.create({ data: { name, ...templateData(content) } }),
    );
    if (!made) throw new AppError('validation_failed', 'This is not a section.');
    await note(tx, 'section_kept', actor, name);
    return made;
  });
}

/**
 * Gives a template another name.
 * @throws {AppError} `not_found`, `conflict` for a taken name, `unavailable`
 */
export async function renameTemplate(id: string, name: string, actor: Actor): Promise<SectionTemplate> {
  return change(actor, async (tx) => {
    const before = await find(tx, id);
    if (before.name !== name) await requireFreeName(tx, name);
    const [after] = describeTemplate(await tx.sectionTemplate.update({ where: { id }, data: { name } }));
    if (!after) throw new AppError('not_found', 'There is no such section.');
    await note(tx, 'section_renamed', actor, `${before.name} → ${name}`);
    return after;
  });
}

/**
 * Deletes a template; sections that were made from it stay.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function removeTemplate(id: string, actor: Actor): Promise<void> {
  await change(actor, async (tx) => {
    const { name } = await find(tx, id);
    await tx.sectionTemplate.delete({ where: { id } });
    await note(tx, 'section_removed', actor, name);
  });
}

/** Lets templates that show a file show another. */
export async function replaceInTemplates(tx: Transaction, pathname: string, by: string): Promise<void> {
  const rows = await tx.sectionTemplate.findMany({ where: { media: { has: pathname } } });
  for (const { id, content } of rows) {
    const changed = normaliseContent(replaceMedia(content as Prisma.JsonObject, pathname, by));
    await tx.sectionTemplate.update({ where: { id }, data: templateData(changed) });
  }
}

async function change<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'edit-pages');
      await lockTemplates(tx);
      return work(tx);
    }),
  );
}

async function find(tx: Transaction, id: string): Promise<{ name: string }> {
  const row = await tx.sectionTemplate.findUnique({ where: { id }, select: { name: true } });
  if (!row) throw new AppError('not_found', 'There is no such section.');
  return row;
}

async function requireFreeName(tx: Transaction, name: string): Promise<void> {
  const taken = await tx.sectionTemplate.findUnique({ where: { name }, select: { id: true } });
  if (!taken) return;
  const message = 'A section is kept under this name already.';
  throw new AppError('conflict', message, { errors: [{ path: 'name', message }] });
}

const note = (tx: Transaction, action: AuditAction, actor: Actor, object: string) =>
  recordEvent(tx, { action, actor, object, address: actor.address });
