import { type Capability, can, type Role } from './roles';

/** What a call needs: nothing, any session, or a capability. */
export type Access = 'public' | 'session' | Capability;

/** Why a call is refused, null when it is let through: no session comes before the wrong role (http-api "Conventions"). */
export function accessRefusal(access: Access, role: Role | null): 'unauthenticated' | 'forbidden' | null {
  if (access === 'public') return null;
  if (role === null) return 'unauthenticated';
  return access === 'session' || can(role, access) ? null : 'forbidden';
}

type Rule = (role: Role | null) => boolean;

export const canReadTranslations: Rule = (role) => can(role, 'read-translations');
export const canEditPages: Rule = (role) => can(role, 'edit-pages');
export const canUseMedia: Rule = (role) => can(role, 'use-media');
export const canAdministerSite: Rule = (role) => can(role, 'administer-site');
