import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { MESSAGES } from '@/messages';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { freshDatabase } from '../setup/fresh-database';
import { runSql } from './run-sql';

const MOVING = '20261123194500_texts_of_block_kinds';

test('texts of block kinds that people changed are theirs after an update', async () => {
  const database = await freshDatabase();
  const [folder, later] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'block-texts-'))));
  if (folder === undefined || later === undefined) throw new Error('No folder');
  await cp(migrationsFolder, folder, { recursive: true });
  await rename(join(folder, MOVING), join(later, MOVING));
  await runSql(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await applyMigrations(database.url, folder);
  await runSql(
    database.url,
    `INSERT INTO language (id, name, code, icon_code, tag) VALUES ('l', 'English', 'en', 'us', 'en');
     INSERT INTO translation (id, language_id, namespace, key, value, position, changed) VALUES
       ('a', 'l', 'blockKind', 'Quote', 'Saying', 0, true), ('b', 'l', 'blockKind', 'Video', 'Video', 1, false),
       ('c', 'l', 'blockField', 'caption', 'Words below', 0, true), ('d', 'l', 'editor', 'unseen', '{type}', 0, true),
       ('e', 'l', 'editor', 'up', 'Up', 1, true), ('f', 'l', 'blockField', 'own', 'Mine', 1, true)`,
  );
  await rename(join(later, MOVING), join(folder, MOVING));
  await applyMigrations(database.url, folder);
  const db = createDatabase(database.url);
  await syncMessages(db, MESSAGES);
  const changed = await db.translation.findMany({ where: { changed: true }, orderBy: [{ key: 'asc' }] });
  expect(changed.map(({ namespace, key, value }) => `${namespace}.${key}: ${value}`)).toEqual([
    'block.MediaGallery.fields.items-caption: Words below',
    'block.MediaObject.fields.caption: Words below',
    'block.Quote.name: Saying',
    'blockField.own: Mine',
    'editor.up: Up',
  ]);
  await db.$disconnect();
  await Promise.all([rm(folder, { recursive: true }), rm(later, { recursive: true }), database.drop()]);
});
