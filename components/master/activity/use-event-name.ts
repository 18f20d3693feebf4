import { useTranslations } from 'next-intl';
import { AUDIT_ACTIONS } from '@/lib/domain/auth/audit-actions';

/** What an action is called; those of other releases by the name that is recorded. */
export function useEventName(): (action: string) => string {
  const t = useTranslations('activity');
  return (action) => {
    const known = AUDIT_ACTIONS.find((each) => each === action);
    return known === undefined ? action : t(known);
  };
}
