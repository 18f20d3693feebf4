'use client';

import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contracts/accounts';
import { ROLES, type Role } from '@/lib/domain/auth/roles';
import { Choice } from './parts/choice';
import { PageBadge } from './parts/page-badge';
import { PageButton } from './parts/page-button';
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
          {name} {isSelf ? <PageBadge>{t('you')}</PageBadge> : null}
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
        <PageButton aria-label={t('changeDetailsOf', { name })} onClick={onDetails}>
          {t('changeDetails')}
        </PageButton>
        {isSelf ? (
          <RowNote>{nameOf(role)}</RowNote>
        ) : (
          <>
            {/* Shows the present role until the change has been confirmed and made. */}
            <Choice
              aria-label={t('roleOf', { name })}
              value={role}
              onChange={(event) => onRole(event.target.value as Role)}
            >
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </Choice>
            <PageButton aria-label={t('newLinkFor', { name })} onClick={onLink}>
              {t('newLink')}
            </PageButton>
            <PageButton aria-label={t('removeAccountOf', { name })} onClick={onRemove}>
              {t('removeAccount')}
            </PageButton>
          </>
        )}
      </RowActions>
    </Row>
  );
}
