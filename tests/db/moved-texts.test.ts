import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { MESSAGES } from '@/messages';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { freshDatabase } from '../setup/fresh-database';
import { runSql } from './run-sql';

/** The texts that count as changed after an update from a database as it was before a migration, with these rows in it. */
async function changedAfter(migration: string, rows: string): Promise<string[]> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'moved-texts-'));
  const [before, later] = [join(folder, 'before'), join(folder, 'later')];
  await cp(migrationsFolder, before, { recursive: true });
  await mkdir(later);
  const isLater = (name: string) => /^\d/.test(name) && name >= migration;
  const names = (await readdir(before)).filter(isLater);
  for (const name of names) await rename(join(before, name), join(later, name));
  await runSql(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await applyMigrations(database.url, before);
  await runSql(
    database.url,
    `INSERT INTO language (id, name, code, icon_code, tag) VALUES ('l', 'English', 'en', 'us', 'en');
     INSERT INTO translation (id, language_id, namespace, key, value, position, changed) VALUES ${rows}`,
  );
  for (const name of names) await rename(join(later, name), join(before, name));
  await applyMigrations(database.url, before);
  const db = createDatabase(database.url);
  await syncMessages(db, MESSAGES);
  const changed = await db.translation.findMany({
    where: { changed: true },
    orderBy: [{ namespace: 'asc' }, { key: 'asc' }],
  });
  await db.$disconnect();
  await Promise.all([rm(folder, { recursive: true }), database.drop()]);
  return changed.map(({ namespace, key, value }) => `${namespace}.${key}: ${value}`);
}

test('texts of block kinds that people changed are theirs after an update', async () => {
  const changed = await changedAfter(
    '20261123194500_texts_of_block_kinds',
    `('a', 'l', 'blockKind', 'Quote', 'Saying', 0, true), ('b', 'l', 'blockKind', 'Video', 'Video', 1, false),
     ('c', 'l', 'blockField', 'caption', 'Words below', 0, true), ('d', 'l', 'editor', 'unseen', '{type}', 0, true),
     ('e', 'l', 'editor', 'up', 'Up', 1, true), ('f', 'l', 'blockField', 'own', 'Mine', 1, true)`,
  );
  expect(changed).toEqual([
    'block.MediaGallery.fields.items-caption: Words below',
    'block.MediaObject.fields.caption: Words below',
    'block.Quote.name: Saying',
    'blockField.own: Mine',
    'editor.up: Up',
  ]);
});

test('texts that people changed keep what they say under plainer keys', async () => {
  const changed = await changedAfter(
    '20261123221500_plain_names_of_texts',
    `('a', 'l', 'pageRoom', 'rewindDeed', 'Go back', 0, true), ('b', 'l', 'pageRoom', 'preview', 'Look', 1, true),
     ('c', 'l', 'pageRoom', 'width', 'Width of the window', 2, false),
     ('d', 'l', 'errors', 'rooms', 'All rooms', 0, true), ('e', 'l', 'drafts', 'atDeed', 'Then', 0, true),
     ('f', 'l', 'drafts', 'atAction', 'Mine', 1, true)`,
  );
  expect(changed).toEqual([
    'drafts.atAction: Mine',
    'drafts.atDeed: Then',
    'errors.openPages: All rooms',
    'pageScreen.preview: Look',
    'pageScreen.rewindAction: Go back',
  ]);
});
