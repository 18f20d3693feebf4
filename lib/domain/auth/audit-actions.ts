/** What is written down of what people do (security S-4); later features add theirs. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_throttled',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_refused',
  'password_set',
  'access_denied',
  'account_added',
  'account_changed',
  'account_removed',
  'link_made',
  'page_saved',
  'page_conflict',
  'contact_removed',
  'media_uploaded',
  'media_deleted',
  'media_restored',
  'media_removed',
  'media_replaced',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
