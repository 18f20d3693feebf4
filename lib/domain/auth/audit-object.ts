import type { AuditAction } from './audit-actions';
import { ROLES, type Role } from './roles';

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

const OF_ACCOUNTS: ReadonlySet<string> = new Set<AuditAction>([
  'account_added',
  'account_changed',
  'account_removed',
  'link_made',
  'link_sent',
]);

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const PASSKEY = 'passkey: ';

/** The object of a sign-in by a passkey alone. */
export const passkeyObject = (name: string): string => `${PASSKEY}${name}`;

/** The object of what is done to an account: its name, because an id means nothing once it is deleted, and its role. */
export const accountObject = ({ name, role }: { name: string; role: Role }): string => `${name} (${role})`;

/** The object of a recovery code that was used. */
export const codesLeftObject = (left: number): string => `${left} left`;

/** What is shown of an event's object. */
export interface EventObject {
  /** What an action was done to, as it is read; empty where the action says all. */
  text: string;
  /** How many recovery codes are left, where one was used. */
  codesLeft?: number;
  /** The role of an account. */
  role?: Role;
}

/**
 * What an action was done to.
 * @param when writes a moment, given in ISO 8601, as the reader does
 */
export function eventObject(
  { action, object }: { action: string; object: string },
  when: (iso: string) => string,
): EventObject {
  if (WITHOUT.has(action)) return { text: '' };
  if (action === 'signed_in') return { text: object.startsWith(PASSKEY) ? object.slice(PASSKEY.length) : '' };
  const codesLeft = action === 'recovery_code_used' ? Number.parseInt(object, 10) : Number.NaN;
  if (!Number.isNaN(codesLeft)) return { text: '', codesLeft };
  const account = OF_ACCOUNTS.has(action) ? /^(.*) \((\w+)\)$/s.exec(object) : null;
  const role = ROLES.find((each) => each === account?.[2]);
  if (role) return { text: account?.[1] ?? '', role };
  return { text: object.replace(MOMENT, when) };
}
