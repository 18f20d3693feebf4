/** Kinds of callers. `forged`, `revoked` and `expired` come with an invalid cookie. */
export const STRANGERS = ['anonymous', 'forged', 'revoked', 'expired'] as const;
export const ROLES = ['translator', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The rows of docs/reference/accounts-and-roles.md#who-may-do-what, written anew: this table must not ask the code that it judges. */
const RIGHTS = {
  'read what is public': 'everyone',
  'call without a session, but from the site itself': 'everyone',
  'languages: read': ['translator', 'editor', 'owner'],
  'translations: read': ['translator', 'editor', 'owner'],
  'translations: write, reorder, import': ['translator', 'owner'],
  'pages: drafts, history, create, save, meta, rename, delete, restore': ['editor', 'owner'],
  'media: list, upload, facts, replace, delete': ['editor', 'owner'],
  'languages: add, activate, default, delete, icon codes': ['owner'],
  'accounts, roles, contact messages, audit, export and import of the site': ['owner'],
  'their own password and sessions': ['translator', 'editor', 'owner'],
} as const satisfies Record<string, 'everyone' | readonly Role[]>;

export type Right = keyof typeof RIGHTS;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Row {
  /** As in the build's manifest. */
  route: string;
  method: Method;
  right: Right;
  /** An address of the route. What it names exists only where reading it requires that. */
  target: string;
  /** Sent as JSON: right in form, and so chosen that nothing of value changes. */
  body?: unknown;
  /** True where the call takes a multipart form with files: JSON in `body` is refused. */
  takesFiles?: true;
  /** How large its body may be, where that is more than what any call takes. */
  bodyBytes?: number;
  /** The status for a permitted caller. */
  answer: number;
}

export function mayCall(row: Row, role: Role | null): boolean {
  const who: 'everyone' | readonly Role[] = RIGHTS[row.right];
  return who === 'everyone' || (role !== null && who.includes(role));
}

/** A call that changes something, and so has to come from the site itself. */
export function isMutation(row: Row): boolean {
  return row.method !== 'GET' && row.right !== 'read what is public';
}

/** Whether a call goes to the same path, with any query. */
export function isSamePath(row: Row, target: string): boolean {
  return row.target.split('?')[0] === target.split('?')[0];
}
