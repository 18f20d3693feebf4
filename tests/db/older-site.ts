import { createHash } from 'node:crypto';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { applyMigrations, migrationsFolder } from '@/scripts/db/migrations';
import { runSql } from './run-sql';

/** The last migration of the first release that made backups. */
export const FIRST_RELEASE = '20261122061513_binned_below';

const BYTES = Buffer.from('%PDF-1.4 …%%EOF');
const HASH = createHash('sha256').update(BYTES).digest('hex');

/** A site as that release stored it. */
const ROWS = `
  INSERT INTO site_user (id, name, role, password_hash) VALUES ('u', 'Ада', 'owner', 'kept');
  INSERT INTO session (id, user_id) VALUES ('s', 'u');
  INSERT INTO language (id, name, code, icon_code, tag, is_active) VALUES ('l', 'English', 'en', 'us', 'en', true);
  INSERT INTO site_setting (default_language_id) VALUES ('l');
  INSERT INTO media_item (id, pathname, content_type, size, hash, name, alts, created_by_id)
    VALUES ('m', 'uploads/a.pdf', 'application/pdf', ${BYTES.length}, '${HASH}', 'A', '{"en": "Price list"}', 'u');
  INSERT INTO page (id, path) VALUES ('p', '/');
  INSERT INTO page (id, parent_id, path) VALUES ('q', 'p', '/works');
  INSERT INTO page_translation (id, page_id, language_id, title, content, version)
    VALUES ('t', 'p', 'l', 'Home', '{"version": 1, "sections": []}', 2), ('v', 'q', 'l', 'Works', '{"version": 1, "sections": []}', 1);
  INSERT INTO revision (id, translation_id, version, content, meta, author_id)
    VALUES ('r', 't', 1, '{"version": 1, "sections": []}', '{"title": "Hello", "description": "", "keywords": []}', 'u');
  INSERT INTO redirect (from_path, page_id) VALUES ('/art', 'q');
  INSERT INTO media_usage VALUES ('t', 'm');
  INSERT INTO translation (id, language_id, namespace, key, value, position, changed)
    VALUES ('a', 'l', 'blockKind', 'Quote', 'Saying', 0, true), ('b', 'l', 'drafts', 'atDeed', 'Then', 0, true);
  INSERT INTO contact_message (id, name, email, message, locale) VALUES ('c', 'V', 'v@x.example', E'Line\\n"two"', 'en');
`;

/** Makes of a database the one of a site that the first release with backups has filled. */
export async function fillOlderSite(url: string, storage: MediaStorage): Promise<void> {
  await runSql(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await applyMigrations(url, migrationsFolder, FIRST_RELEASE);
  await runSql(url, ROWS);
  await storage.put('uploads/a.pdf', BYTES);
}
