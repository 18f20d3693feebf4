'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import type { Account } from '@/lib/contracts/accounts';
import { ROLES, type Role } from '@/lib/domain/auth/roles';
import { Row, RowActions, RowName, RowNote } from './parts/rows';
import { useRoleTexts } from './role-texts';
import { useWhen } from './use-when';

interface AccountRowProps {
  account: Account;
  /** Owners cannot change their own role or remove their own account. */
  isSelf: boolean;
  onDetails: () => void;
  onRole: (role: Role) => void;
  onLink: () => void;
  onRemove: () => void;
}

export function AccountRow({ account, isSelf, onDetails, onRole, onLink, onRemove }: AccountRowProps) {
  const t = useTranslations('master');
  const { nameOf } = useRoleTexts();
  const when = useWhen();
  const { name, email, role, hasPassword, lastUsedAt } = account;
  return (
    <Row>
      <div>
        <RowName>
          {name} {isSelf ? <Badge>{t('you')}</Badge> : null}
        </RowName>
        <RowNote>
          {email === null ? null : (
            <>
              <span dir="ltr">{email}</span> ·{' '}
            </>
          )}
          {!hasPassword
            ? t('noPassword')
            : lastUsedAt === null
              ? t('neverUsed')
              : t('sessionUsed', { when: when(lastUsedAt) })}
        </RowNote>
      </div>
      <RowActions>
        <Button aria-label={t('changeDetailsOf', { name })} onClick={onDetails}>
          {t('changeDetails')}
        </Button>
        {isSelf ? (
          <RowNote>{nameOf(role)}</RowNote>
        ) : (
          <>
            {/* Shows the present role until the change has been confirmed and made. */}
            <Select
              aria-label={t('roleOf', { name })}
              value={role}
              onChange={(event) => onRole(event.target.value as Role)}
            >
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </Select>
            <Button aria-label={t('newLinkFor', { name })} onClick={onLink}>
              {t('newLink')}
            </Button>
            <Button aria-label={t('removeAccountOf', { name })} onClick={onRemove}>
              {t('removeAccount')}
            </Button>
          </>
        )}
      </RowActions>
    </Row>
  );
}
