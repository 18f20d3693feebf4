import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';
import { insertLanguage, insertTexts } from './rows';

let database: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await insertLanguage(client, 'en');
  await insertLanguage(client, 'ru');
  await insertLanguage(client, 'fr', false);
  await insertTexts(client, 'en', 'menu', 3);
  await client.query(`
    INSERT INTO site_setting (default_language_id) VALUES ('en');
    INSERT INTO page (id, path) VALUES ('root', '/'), ('works', '/works');
    INSERT INTO page (id, path, parent_id) VALUES ('work', '/works/tidal-archive', 'works');
    INSERT INTO page_translation (id, page_id, language_id, content) VALUES ('t1', 'works', 'en', '{"sections":[]}');
    INSERT INTO revision (id, translation_id, version, content, meta) VALUES ('r1', 't1', 1, '{}', '{}');
    INSERT INTO redirect (from_path, page_id) VALUES ('/old', 'works');
    INSERT INTO media_item (id, pathname, content_type, size, hash, width, height)
      VALUES ('m1', 'works/a.jpg', 'image/jpeg', 10, repeat('a', 64), 4, 3);
    INSERT INTO media_usage (page_translation_id, media_item_id) VALUES ('t1', 'm1');
    INSERT INTO site_user (id, name, email, role) VALUES ('u1', 'Daria', 'studio@selivan.example', 'owner');
    INSERT INTO session (id, user_id) VALUES ('s1', 'u1');
    INSERT INTO cache_tag (tag, seq) VALUES ('page:/works', nextval('cache_tag_seq'));
    INSERT INTO contact_message (id, name, email, message, locale, address)
      VALUES ('c1', 'Ada', 'ada@museum.example', 'Hello', 'en', '198.51.100.0');
    INSERT INTO rate_limit (key, count, expires_at) VALUES ('contact', 1, now());`);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Runs a statement, undoes it, and answers the error code it met: at once or at the commit. */
async function refusedWith(statement: string): Promise<string | null> {
  await client.query('BEGIN');
  try {
    await client.query(statement);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? '') : String(error);
  } finally {
    await client.query('ROLLBACK');
  }
}

const media = (columns: string, values: string) =>
  `INSERT INTO media_item (id, pathname, content_type, size, hash${columns && `, ${columns}`})
   VALUES ('x', 'x.jpg', 'image/jpeg', 1, repeat('b', 64)${values && `, ${values}`})`;
const page = (path: string) => `INSERT INTO page (id, path) VALUES ('x', E'${path}')`;
/** Puts the page `work` into the bin, but for what the given assignment says otherwise. */
const binned = (but: string) =>
  `UPDATE page SET deleted_at = now(), path = '/~/work', binned_path = '/works/tidal-archive', binned_with = 'work',
     parent_id = NULL WHERE id = 'work';
   UPDATE page SET ${but} WHERE id = 'work'`;
const text = (namespace: string, key: string, position: number, language = 'en') =>
  `INSERT INTO translation (id, language_id, namespace, key, value, position)
   VALUES ('x', '${language}', ${namespace}, ${key}, 'v', ${position})`;

const written = (column: string, value: string) => `UPDATE contact_message SET ${column} = ${value}`;

const UNIQUE = '23505';
const CHECK = '23514';
const FOREIGN_KEY = '23503';
const RESTRICT = '23001';
const INTEGRITY = '23000';
const NOT_NULL = '23502';

describe('the database refuses (docs/reference/http-api.md#conventions; security D-3, D-4)', () => {
  test.each([
    [
      'two languages of one code',
      `INSERT INTO language (id, name, code, tag, icon_code) VALUES ('x', 'X', 'en', 'xx', 'us')`,
      UNIQUE,
    ],
    [
      'two languages of one tag',
      `INSERT INTO language (id, name, code, tag, icon_code) VALUES ('x', 'X', 'xx', 'en', 'us')`,
      UNIQUE,
    ],
    ['a language code in capitals', `UPDATE language SET code = 'RU' WHERE id = 'ru'`, CHECK],
    ['a tag that is none', `UPDATE language SET tag = 'ru_RU' WHERE id = 'ru'`, CHECK],
    ['a language without a name', `UPDATE language SET name = '' WHERE id = 'ru'`, CHECK],
    ['an unknown direction', `UPDATE language SET dir = 'up' WHERE id = 'ru'`, CHECK],
    ['a second default', `INSERT INTO site_setting (id, default_language_id) VALUES (2, 'ru')`, CHECK],
    ['no default', `UPDATE site_setting SET default_language_id = NULL`, RESTRICT],
    ['removing the default', `DELETE FROM site_setting`, RESTRICT],
    ['an unknown default', `UPDATE site_setting SET default_language_id = 'none'`, RESTRICT],
    ['an inactive default', `UPDATE site_setting SET default_language_id = 'fr'`, RESTRICT],
    ['deactivating the default', `UPDATE language SET is_active = false WHERE id = 'en'`, RESTRICT],
    ['deleting the default', `DELETE FROM language WHERE id = 'en'`, [FOREIGN_KEY, RESTRICT]],

    ['a path twice', page('/works'), UNIQUE],
    ['a path without a slash', page('works'), CHECK],
    ['an empty path', page(''), CHECK],
    ['a trailing slash', page('/works/'), CHECK],
    ['a double slash', page('/works//a'), CHECK],
    ['dots', page('/works/..'), CHECK],
    ['capitals', page('/Works'), CHECK],
    ['spaces', page('/wor ks'), CHECK],
    ['an escape', page('/a%20b'), CHECK],
    ['a tab', page('/a\\tb'), CHECK],
    ['a path of 256 characters', `INSERT INTO page (id, path) VALUES ('x', '/' || repeat('a', 255))`, CHECK],
    ['a reserved first segment', page('/api/works'), CHECK],
    ['a layout that is no name', `UPDATE page SET layout = 'Default!' WHERE id = 'works'`, CHECK],
    ['attributes that are no list', `UPDATE page SET attributes = '{}' WHERE id = 'works'`, CHECK],
    ['an unknown parent', `UPDATE page SET parent_id = 'none' WHERE id = 'works'`, FOREIGN_KEY],
    [
      'a page as its own parent',
      `UPDATE page SET parent_id = 'works' WHERE id = 'works'`,
      [CHECK, INTEGRITY],
    ],
    ['a page below its own child', `UPDATE page SET parent_id = 'work' WHERE id = 'works'`, INTEGRITY],
    ['deleting a page with children', `DELETE FROM page WHERE id = 'works'`, [FOREIGN_KEY, RESTRICT]],

    [
      'two translations of one page in one language',
      `INSERT INTO page_translation (id, page_id, language_id, content) VALUES ('x', 'works', 'en', '{}')`,
      UNIQUE,
    ],
    [
      'a translation without its page',
      `INSERT INTO page_translation (id, page_id, language_id, content) VALUES ('x', 'none', 'en', '{}')`,
      FOREIGN_KEY,
    ],
    [
      'a translation without its language',
      `INSERT INTO page_translation (id, page_id, language_id, content) VALUES ('x', 'works', 'none', '{}')`,
      FOREIGN_KEY,
    ],
    ['version 0', `UPDATE page_translation SET version = 0 WHERE id = 't1'`, CHECK],
    ['content that is no object', `UPDATE page_translation SET content = '[]' WHERE id = 't1'`, CHECK],
    ['no content', `UPDATE page_translation SET content = NULL WHERE id = 't1'`, NOT_NULL],
    [
      'eleven keywords',
      `UPDATE page_translation SET keywords = array_fill('k'::text, ARRAY[11]) WHERE id = 't1'`,
      CHECK,
    ],
    ['no keywords list', `UPDATE page_translation SET keywords = NULL WHERE id = 't1'`, NOT_NULL],
    [
      'a revision twice',
      `INSERT INTO revision (id, translation_id, version, content, meta) VALUES ('x', 't1', 1, '{}', '{}')`,
      UNIQUE,
    ],
    [
      'a revision of nothing',
      `INSERT INTO revision (id, translation_id, version, content, meta) VALUES ('x', 'none', 1, '{}', '{}')`,
      FOREIGN_KEY,
    ],
    ['a revision by nobody known', `UPDATE revision SET author_id = 'none' WHERE id = 'r1'`, FOREIGN_KEY],

    [
      'two redirects from one path',
      `INSERT INTO redirect (from_path, page_id) VALUES ('/old', 'root')`,
      UNIQUE,
    ],
    ['a redirect from no path', `INSERT INTO redirect (from_path, page_id) VALUES ('//x', 'root')`, CHECK],
    ['a redirect to no page', `INSERT INTO redirect (from_path, page_id) VALUES ('/x', 'none')`, FOREIGN_KEY],

    ['a page in the bin that has kept its path', binned(`path = '/works/tidal-archive'`), CHECK],
    ['a page in the bin that has kept its parent', binned(`parent_id = 'works'`), CHECK],
    ['a page in the bin that has forgotten its path', binned('binned_path = NULL'), CHECK],
    ['a page where no address leads', `UPDATE page SET path = '/~/work' WHERE id = 'work'`, CHECK],
    [
      'a page that changed nobody known',
      `UPDATE page SET changed_by_id = 'x' WHERE id = 'work'`,
      FOREIGN_KEY,
    ],
    ['no list of links', `UPDATE page_translation SET links = NULL WHERE id = 't1'`, NOT_NULL],

    ['a text twice', text(`'menu'`, `'key0'`, 3), UNIQUE],
    ['a text without a namespace', text(`''`, `'k'`, 0), CHECK],
    ['a key of 129 characters', text(`'menu'`, `repeat('k', 129)`, 3), CHECK],
    ['a gap in the order', text(`'menu'`, `'k'`, 4), INTEGRITY],
    ['an order that begins with 1', text(`'other'`, `'k'`, 1), INTEGRITY],
    ['a negative order', text(`'other'`, `'k'`, -1), CHECK],
    ['two texts in one place', text(`'menu'`, `'k'`, 2), [UNIQUE, INTEGRITY]],
    ['deleting from the middle alone', `DELETE FROM translation WHERE id = 'en-menu-1'`, INTEGRITY],
    ['moving one text alone', `UPDATE translation SET position = 3 WHERE id = 'en-menu-0'`, INTEGRITY],
    [
      'a gap made after the order has been looked at once',
      `UPDATE translation SET position = 2 - position WHERE namespace = 'menu';
       SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED;
       UPDATE translation SET position = 3 WHERE id = 'en-menu-0'`,
      INTEGRITY,
    ],
    [
      'gaps in two namespaces by turns',
      `${text(`'other'`, `'k'`, 0)}; UPDATE translation SET position = position + 1 WHERE id IN ('x', 'en-menu-2')`,
      INTEGRITY,
    ],
    ['a text of an unknown language', text(`'menu'`, `'k'`, 0, 'none'), FOREIGN_KEY],
    [
      'a source without end',
      `UPDATE translation SET source = repeat('s', 10001) WHERE id = 'en-menu-0'`,
      CHECK,
    ],

    [
      'two files of one name',
      `INSERT INTO media_item (id, pathname, content_type, size, hash) VALUES ('x', 'works/a.jpg', 'image/jpeg', 1, repeat('b', 64))`,
      UNIQUE,
    ],
    ['a file outside the folder', `UPDATE media_item SET pathname = '../a.jpg' WHERE id = 'm1'`, CHECK],
    ['a hidden file', `UPDATE media_item SET pathname = 'works/.a.jpg' WHERE id = 'm1'`, CHECK],
    ['a backslash in a file name', `UPDATE media_item SET pathname = E'a\\\\b.jpg' WHERE id = 'm1'`, CHECK],
    ['an absolute file name', `UPDATE media_item SET pathname = '/a.jpg' WHERE id = 'm1'`, CHECK],
    ['a content type that is none', `UPDATE media_item SET content_type = 'jpeg' WHERE id = 'm1'`, CHECK],
    ['a negative size', `UPDATE media_item SET size = -1 WHERE id = 'm1'`, CHECK],
    ['a short hash', `UPDATE media_item SET hash = 'abc' WHERE id = 'm1'`, CHECK],
    ['a width without a height', media('width', '4'), CHECK],
    ['no width at all', media('width, height', '0, 3'), CHECK],
    ['a negative duration', media('duration', '-1'), CHECK],
    ['a name without end', media('name', `repeat('n', 201)`), CHECK],
    ['a folder without end', media('folder', `repeat('f', 81)`), CHECK],
    ['alternative texts that are a list', media('alts', `'[]'`), CHECK],
    ['captions that are a text', media('captions', `'"a"'`), CHECK],
    ['half a focal point', media('focal_x', '0.5'), CHECK],
    ['a focal point outside', media('focal_x, focal_y', '0.5, 1.1'), CHECK],
    ['half a guessed focal point', media('guessed_focal_y', '0.5'), CHECK],
    ['a guessed focal point outside', media('guessed_focal_x, guessed_focal_y', '-0.1, 0.5'), CHECK],
    ['deleting a file in use', `DELETE FROM media_item WHERE id = 'm1'`, [FOREIGN_KEY, RESTRICT]],
    [
      'a use of nothing',
      `INSERT INTO media_usage (page_translation_id, media_item_id) VALUES ('t1', 'none')`,
      FOREIGN_KEY,
    ],

    [
      'two people of one name',
      `INSERT INTO site_user (id, name, role) VALUES ('x', 'DARIA', 'editor')`,
      UNIQUE,
    ],
    [
      'two people of one address',
      `INSERT INTO site_user (id, name, email, role) VALUES ('x', 'X', 'Studio@selivan.example', 'editor')`,
      UNIQUE,
    ],
    ['an unknown role', `INSERT INTO site_user (id, name, role) VALUES ('x', 'X', 'admin')`, '22P02'],
    ['a session of nobody', `INSERT INTO session (id, user_id) VALUES ('x', 'none')`, FOREIGN_KEY],
    [
      'an owner link that is not hashed',
      `INSERT INTO owner_link (token_hash, expires_at) VALUES ('secret', now())`,
      CHECK,
    ],

    ['one number for two tags', `INSERT INTO cache_tag (tag, seq) SELECT 'x', seq FROM cache_tag`, UNIQUE],
    ['a nameless tag', `INSERT INTO cache_tag (tag, seq) VALUES ('', 99)`, CHECK],

    ['a message from nobody', written('name', `''`), CHECK],
    ['a message from a space', written('name', `' '`), CHECK],
    ['a name of two lines', written('name', `E'Ada\\nBcc: all'`), CHECK],
    ['a name of 201 characters', written('name', `repeat('я', 201)`), CHECK],
    ['a message that cannot be answered', written('email', `'ada'`), CHECK],
    ['an e-mail address of two lines', written('email', `E'ada@museum.example\\n'`), CHECK],
    ['an e-mail address of 255 characters', written('email', `repeat('a', 240) || '@museum.example'`), CHECK],
    ['an empty message', written('message', `E' \\n'`), CHECK],
    ['a message of 5,001 characters', written('message', `repeat('я', 5001)`), CHECK],
    ['a message in no language', written('locale', `''`), CHECK],
    ['a whole IPv4 address', written('address', `'198.51.100.7'`), CHECK],
    ['a whole IPv6 address', written('address', `'2001:db8:1::7'`), CHECK],
    ['an unknown suspicion', written('suspicion', `'taste'`), CHECK],
    ['a count of nothing', `UPDATE rate_limit SET count = 0`, CHECK],
    ['a nameless count', `UPDATE rate_limit SET key = ''`, CHECK],
    ['a count without an end', `UPDATE rate_limit SET expires_at = NULL`, NOT_NULL],
  ])('%s', async (_what, statement, codes) => {
    expect([codes].flat()).toContain(await refusedWith(statement));
  });
});

describe('the database lets through', () => {
  test.each([
    ['paths of other scripts', page('/выставки/а-1')],
    ['the longest path', `INSERT INTO page (id, path) VALUES ('x', '/' || repeat('a', 254))`],
    ['a text at the end', text(`'menu'`, `'k'`, 3)],
    ['a whole namespace less', `DELETE FROM translation WHERE namespace = 'menu'`],
    [
      'a swap in two statements',
      `UPDATE translation SET position = 1 WHERE id = 'en-menu-0'; UPDATE translation SET position = 0 WHERE id = 'en-menu-1'`,
    ],
    ['a default that changes', `UPDATE site_setting SET default_language_id = 'ru'`],
    [
      'a language with everything in it',
      `INSERT INTO page_translation (id, page_id, language_id, content) VALUES ('x', 'works', 'ru', '{}'); DELETE FROM language WHERE id = 'ru'`,
    ],
    [
      'a page with its translations, revisions and uses',
      `DELETE FROM page WHERE id = 'work'; DELETE FROM page WHERE id = 'works'`,
    ],
    ['the longest message', written('message', `repeat('я', 5000)`)],
    ['a shortened IPv6 address', written('address', `'2001:db8:1::'`)],
    [
      'a person whose work stays',
      `UPDATE revision SET author_id = 'u1'; DELETE FROM site_user WHERE id = 'u1'`,
    ],
  ])('%s', async (_what, statement) => {
    expect(await refusedWith(statement)).toBeNull();
  });

  test('blocks of unknown kinds with the order and number of their keys (docs/reference/http-api.md#pages)', async () => {
    const content = '{"sections": [{"z":1,"a":2,"10":3,"9":4,"a":5,"n":1.0}]}';
    await client.query('UPDATE page_translation SET content = $1 WHERE id = $2', [content, 't1']);
    const { rows } = await client.query<{ stored: string }>(
      'SELECT content::text AS stored FROM page_translation WHERE id = $1',
      ['t1'],
    );
    expect(rows[0]?.stored).toBe(content);
  });
});
