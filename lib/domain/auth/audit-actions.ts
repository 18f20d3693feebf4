/** Actions that are recorded in the audit log (security S-4), in the groups in which an owner looks through them. */
const ACTIONS = {
  pages: [
    'page_saved',
    'page_conflict',
    'page_created',
    'page_changed',
    'page_moved',
    'page_rewound',
    'page_deleted',
    'page_restored',
    'page_removed',
    'page_published',
    'page_unpublished',
    'page_scheduled',
    'draft_kept',
    'draft_discarded',
    'preview_made',
    'preview_ended',
    'section_kept',
    'section_renamed',
    'section_removed',
  ],
  files: [
    'media_uploaded',
    'media_deleted',
    'media_restored',
    'media_removed',
    'media_replaced',
    'media_described',
    'font_added',
    'font_changed',
    'font_removed',
  ],
  texts: [
    'language_added',
    'language_activated',
    'language_deactivated',
    'language_made_default',
    'language_removed',
    'language_icons_updated',
    'translation_added',
    'translation_changed',
    'translation_removed',
    'translations_reordered',
    'translations_imported',
  ],
  people: [
    'signed_in',
    'sign_in_failed',
    'sign_in_throttled',
    'sign_in_gate_full',
    'sign_in_locked',
    'signed_out',
    'session_ended',
    'password_changed',
    'password_refused',
    'password_set',
    'passkey_added',
    'passkey_removed',
    'passkey_copied',
    'second_step_asked',
    'second_factor_on',
    'second_factor_off',
    'recovery_codes_made',
    'recovery_code_used',
    'access_denied',
    'account_added',
    'account_changed',
    'account_removed',
    'link_made',
    'link_sent',
    'token_made',
    'token_ended',
  ],
  site: [
    'contact_removed',
    'site_rights_changed',
    'mail_settings_changed',
    'visit_settings_changed',
    'site_theme_changed',
    'site_menu_changed',
    'demonstration_removed',
    'demonstration_restored',
    'site_exported',
    'site_imported',
  ],
} as const;

export type AuditGroup = keyof typeof ACTIONS;

export type AuditAction = (typeof ACTIONS)[AuditGroup][number];

export const AUDIT_GROUPS = Object.keys(ACTIONS) as AuditGroup[];

export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(ACTIONS).flat();

/** The recorded actions of a group. */
export const actionsIn = (group: AuditGroup): AuditAction[] => [...ACTIONS[group]];
