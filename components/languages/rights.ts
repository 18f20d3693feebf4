import { createContext, useContext } from 'react';
import { can, type Role } from '@/lib/domain/auth/roles';

export interface LanguageRights {
  /** Add, activate, make default, delete, icon codes. */
  canManage: boolean;
  /** Write, order and import texts. */
  canWrite: boolean;
}

/** The rights of a role in this tool; the server decides. */
export function rightsOf(role: Role | null): LanguageRights {
  return { canManage: can(role, 'manage-languages'), canWrite: can(role, 'write-translations') };
}

const Rights = createContext<LanguageRights>(rightsOf(null));

export const RightsProvider = Rights.Provider;

export const useRights = (): LanguageRights => useContext(Rights);
