/** Roles of signed-in users; visitors have none. */
export const ROLES = ['owner', 'editor', 'translator'] as const;

export type Role = (typeof ROLES)[number];

/** Rights that not every role has (docs/reference/accounts-and-roles.md#who-may-do-what). */
export const CAPABILITIES = [
  'read-languages',
  'read-translations',
  'write-translations',
  'edit-pages',
  'use-media',
  'manage-languages',
  'administer-site',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

const CAPABILITIES_OF: Record<Role, ReadonlySet<Capability>> = {
  translator: new Set(['read-languages', 'read-translations', 'write-translations']),
  editor: new Set(['read-languages', 'read-translations', 'edit-pages', 'use-media']),
  owner: new Set(CAPABILITIES),
};

/** The capabilities of a role; a visitor, `null`, has none. */
export function capabilitiesOf(role: Role | null): ReadonlySet<Capability> {
  return role === null ? new Set() : CAPABILITIES_OF[role];
}

/** Whether a role may do something. */
export function can(role: Role | null, capability: Capability): boolean {
  return capabilitiesOf(role).has(capability);
}
