import { AUDIT_ACTIONS, type AuditAction } from './audit-actions';

/** The groups in which recorded actions are looked through, each with the beginnings of the names of its actions. */
const BEGINNINGS = {
  pages: ['page_', 'draft_', 'preview_', 'section_'],
  files: ['media_', 'font_'],
  texts: ['language_', 'translation_', 'translations_'],
  people: [
    'account_',
    'link_',
    'sign_in_',
    'signed_',
    'session_',
    'password_',
    'passkey_',
    'second_',
    'recovery_',
    'access_',
  ],
  site: ['site_', 'mail_', 'visit_', 'demonstration_', 'contact_'],
} as const;

export type AuditGroup = keyof typeof BEGINNINGS;

export const AUDIT_GROUPS = Object.keys(BEGINNINGS) as AuditGroup[];

/** The recorded actions of a group; each action is in one group. */
export const actionsIn = (group: AuditGroup): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => BEGINNINGS[group].some((beginning) => action.startsWith(beginning)));
