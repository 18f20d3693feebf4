import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createDatabase } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { MESSAGES } from '@/messages';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { freshDatabase } from '../setup/fresh-database';
import { runSql } from './run-sql';

/** Rows as they were before a migration. */
const ROWS: [migration: string, rows: string][] = [
  [
    '20261123194500_texts_of_block_kinds',
    `('a', 'l', 'blockKind', 'Quote', 'Saying', 0, true), ('b', 'l', 'blockKind', 'Video', 'Video', 1, false),
     ('c', 'l', 'blockField', 'caption', 'Words below', 0, true), ('d', 'l', 'editor', 'unseen', '{type}', 0, true),
     ('e', 'l', 'editor', 'up', 'Up', 1, true), ('f', 'l', 'blockField', 'own', 'Mine', 1, true)`,
  ],
  [
    '20261123221500_plain_names_of_texts',
    `('g', 'l', 'pageRoom', 'rewindDeed', 'Go back', 0, true), ('h', 'l', 'pageRoom', 'preview', 'Look', 1, true),
     ('i', 'l', 'pageRoom', 'width', 'Width of the window', 2, false),
     ('j', 'l', 'errors', 'rooms', 'All rooms', 0, true), ('k', 'l', 'drafts', 'atDeed', 'Then', 0, true),
     ('l', 'l', 'drafts', 'atAction', 'Mine', 1, true)`,
  ],
];

/** The texts that count as changed after one update through all of them. */
let changed: string[];

beforeAll(async () => {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'moved-texts-'));
  await copyFiles(folder, () => false);
  await runSql(database.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  for (const [at, [migration, rows]] of ROWS.entries()) {
    await copyFiles(folder, (name) => name < migration);
    await applyMigrations(database.url, folder);
    if (at === 0)
      await runSql(
        database.url,
        `INSERT INTO language (id, name, code, icon_code, tag) VALUES ('l', 'English', 'en', 'us', 'en')`,
      );
    await runSql(
      database.url,
      `INSERT INTO translation (id, language_id, namespace, key, value, position, changed) VALUES ${rows}`,
    );
  }
  await applyMigrations(database.url);
  const db = createDatabase(database.url);
  await syncMessages(db, MESSAGES);
  const found = await db.translation.findMany({
    where: { changed: true },
    orderBy: [{ namespace: 'asc' }, { key: 'asc' }],
  });
  changed = found.map(({ namespace, key, value }) => `${namespace}.${key}: ${value}`);
  await db.$disconnect();
  await Promise.all([rm(folder, { recursive: true }), database.drop()]);
});

/** Copies what belongs to all migrations, and those that are wanted. */
async function copyFiles(folder: string, isWanted: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(migrationsFolder))
    if (!/^\d/.test(name) || isWanted(name))
      await cp(join(migrationsFolder, name), join(folder, name), { recursive: true });
}

const changedIn = (...namespaces: string[]) =>
  changed.filter((text) => namespaces.includes(/^\w+/.exec(text)?.[0] ?? ''));

test('texts of block kinds that people changed are theirs after an update', () => {
  expect(changedIn('block', 'blockField', 'blockKind', 'editor')).toEqual([
    'block.MediaGallery.fields.items-caption: Words below',
    'block.MediaObject.fields.caption: Words below',
    'block.Quote.name: Saying',
    'blockField.own: Mine',
    'editor.up: Up',
  ]);
});

test('texts that people changed keep what they say under plainer keys', () => {
  expect(changedIn('drafts', 'errors', 'pageRoom', 'pageScreen')).toEqual([
    'drafts.atAction: Mine',
    'drafts.atDeed: Then',
    'errors.openPages: All rooms',
    'pageScreen.preview: Look',
    'pageScreen.rewindAction: Go back',
  ]);
});

test('no other text counts as changed', () => {
  expect(changed).toHaveLength(10);
});
