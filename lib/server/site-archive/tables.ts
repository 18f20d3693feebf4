import 'server-only';

/**
 * Every table of the site in an order in which its rows can be written, each with the order of its rows: what others name
 * comes before them, pages above before those below.
 */
export const TABLES = [
  ['site_user', 'id'],
  ['passkey', 'id'],
  ['language', 'id'],
  ['site_setting', 'id'],
  ['first_steps', 'id'],
  ['site_rights', 'id'],
  ['site_theme', 'version'],
  ['site_menu', 'version'],
  ['site_font', 'id'],
  ['section_template', 'id'],
  ['media_item', 'id'],
  ['page', 'char_length(path), path collate "C"'],
  ['page_change', 'id'],
  ['page_translation', 'id'],
  ['page_draft', 'translation_id'],
  ['revision', 'id'],
  ['redirect', 'from_path collate "C"'],
  ['translation', 'language_id, namespace collate "C", position'],
  ['media_usage', 'page_translation_id, media_item_id'],
  ['removed_media', 'pathname collate "C"'],
  ['visit_setting', 'id'],
  ['page_views', 'day, page_id'],
  ['visit_count', 'day, kind, name collate "C"'],
  ['audit_event', 'id'],
  ['contact_message', 'id'],
  ['rate_limit', 'key collate "C"'],
  ['cache_tag', 'tag collate "C"'],
] as const;

/**
 * What a backup leaves out, and a restore empties: private links, sessions and one-time links would open again that have
 * been ended since the backup was made, as would access tokens, and recovery codes that have been used; attempts to sign in, answered challenges and
 * keys of changes are of that time; a copy of the site must not begin to send mail or to call other systems, and their secrets are in no file; the search makes its index anew; a restored
 * site has no backup of its own yet. Older backups have some of them: there they are passed over.
 */
export const LEFT_OUT = [
  'preview_link',
  'session',
  'owner_link',
  'sign_in_attempt',
  'recovery_code',
  'access_token',
  'used_challenge',
  'idempotency_key',
  'search_entry',
  'search_word',
  'mail_setting',
  'outgoing_mail',
  'webhook',
  'webhook_delivery',
  'last_backup',
  'backup_run',
] as const;

/** Made anew by triggers for what is put into other tables. */
const SEARCH_INDEX: ReadonlySet<string> = new Set(['search_entry', 'search_word']);

/** What a site takes along to another database: it is the same site afterwards, so nobody is signed out and no link ends. */
export const MOVED: readonly (readonly [AnyTable, string])[] = [
  ...TABLES,
  ...LEFT_OUT.filter((table) => !SEARCH_INDEX.has(table)).map((table) => [table, '1'] as const),
];

export type TableName = (typeof TABLES)[number][0];
export type AnyTable = TableName | (typeof LEFT_OUT)[number];

/** The name of a table's file in a backup. */
export const tableFile = (table: AnyTable): string => `tables-${table}.ndjson`;
