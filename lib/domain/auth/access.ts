import { type Capability, can, type Role } from './roles';

/** What a call requires: nothing, any session, or a capability. */
export type Access = 'public' | 'session' | Capability;

/** Why a call is refused, null when it is let through: no session comes before the wrong role. */
export function accessRefusal(access: Access, role: Role | null): 'unauthenticated' | 'forbidden' | null {
  if (access === 'public') return null;
  if (role === null) return 'unauthenticated';
  return access === 'session' || can(role, access) ? null : 'forbidden';
}
