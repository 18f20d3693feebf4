import { useTranslations } from 'next-intl';
import type { Role } from '@/lib/domain/auth/roles';

/** Names of the roles, and what they may do. */
export function useRoleTexts() {
  const t = useTranslations('master');
  const names: Record<Role, string> = {
    owner: t('roleOwner'),
    editor: t('roleEditor'),
    translator: t('roleTranslator'),
  };
  const rights: Record<Role, string> = {
    owner: t('mayOwner'),
    editor: t('mayEditor'),
    translator: t('mayTranslator'),
  };
  return { nameOf: (role: Role) => names[role], mayOf: (role: Role) => rights[role] };
}
