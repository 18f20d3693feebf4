import type { AuditRecord } from '@/lib/contracts/audit';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';

/** Actions whose object is an id, a version or a setting, which says nothing to a reader. */
const WITHOUT: ReadonlySet<string> = new Set<AuditAction>([
  'session_ended',
  'contact_removed',
  'language_icons_updated',
  'site_rights_changed',
  'mail_settings_changed',
  'visit_settings_changed',
  'site_theme_changed',
  'site_menu_changed',
  'demonstration_removed',
  'demonstration_restored',
  'site_imported',
]);

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const PASSKEY = 'passkey: ';

/** What is shown of an event's object. */
export interface EventObject {
  /** What an action was done to, as it is read; empty where the action says all. */
  text: string;
  /** How many recovery codes are left, where one was used. */
  codesLeft?: number;
}

/**
 * What an action was done to.
 * @param when writes a moment, given in ISO 8601, as the reader does
 */
export function eventObject(
  { action, object }: Pick<AuditRecord, 'action' | 'object'>,
  when: (iso: string) => string,
): EventObject {
  if (WITHOUT.has(action)) return { text: '' };
  if (action === 'signed_in') return { text: object.startsWith(PASSKEY) ? object.slice(PASSKEY.length) : '' };
  const codesLeft = action === 'recovery_code_used' ? Number.parseInt(object, 10) : Number.NaN;
  if (!Number.isNaN(codesLeft)) return { text: '', codesLeft };
  return { text: object.replace(MOMENT, when) };
}
