'use client';

import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/contracts/accounts';
import { ROLES, type Role } from '@/lib/domain/auth/roles';
import { useRoleTexts } from './role-texts';
import { useWhen } from './use-when';

interface AccountRowProps {
  account: Account;
  /** Nobody takes the key out of their own door: one's own role stays, and so does the account. */
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
    <li className="row">
      <div>
        <p className="row-name">
          {name} {isSelf ? <span className="badge">{t('you')}</span> : null}
        </p>
        <p className="row-note">
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
        </p>
      </div>
      <div className="row-ways">
        <button
          type="button"
          className="quiet-button"
          aria-label={t('changeDetailsOf', { name })}
          onClick={onDetails}
        >
          {t('changeDetails')}
        </button>
        {isSelf ? (
          <p className="row-note">{nameOf(role)}</p>
        ) : (
          <>
            {/* It says what is, until the change has been confirmed and made. */}
            <select
              className="choice"
              aria-label={t('roleOf', { name })}
              value={role}
              onChange={(event) => onRole(event.target.value as Role)}
            >
              {ROLES.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="quiet-button"
              aria-label={t('newLinkFor', { name })}
              onClick={onLink}
            >
              {t('newLink')}
            </button>
            <button
              type="button"
              className="quiet-button"
              aria-label={t('removeAccountOf', { name })}
              onClick={onRemove}
            >
              {t('removeAccount')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
