'use client';

import { useTranslations } from 'next-intl';
import { Field, Input, Select } from '@/components/ui/field';
import { MAIL } from '@/lib/domain/mail/limits';
import { MAIL_SECURITIES } from '@/lib/domain/mail/server';
import { PasswordField } from '../password-field';
import type { MailFaults, TypedMail } from './use-mail-form';

const SECURITY_TEXT = { tls: 'tls', starttls: 'starttls', none: 'clear' } as const;
const PORT_CHARACTERS = 5;

/** What a machine reads: nothing is corrected or filled in while it is typed. */
const EXACT = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface MailServerFieldsProps {
  shown: TypedMail;
  hasPassword: boolean;
  faultOf: (field: keyof MailFaults) => string | null;
  onChange: (fields: Partial<TypedMail>) => void;
}

/** By which server mail is sent. */
export function MailServerFields({ shown, hasPassword, faultOf, onChange }: MailServerFieldsProps) {
  const t = useTranslations('mail');
  return (
    <>
      <Field id="mail-host" label={t('host')} hint={t('hostHint')} error={faultOf('host')}>
        {(control) => (
          <Input
            {...control}
            {...EXACT}
            value={shown.host}
            maxLength={MAIL.hostCharacters}
            onChange={({ target }) => onChange({ host: target.value })}
          />
        )}
      </Field>
      <Field id="mail-security" label={t('security')} error={faultOf('security')}>
        {(control) => (
          <Select
            {...control}
            value={shown.security}
            onChange={({ target }) =>
              onChange({ security: MAIL_SECURITIES.find((each) => each === target.value) ?? 'tls' })
            }
          >
            {MAIL_SECURITIES.map((security) => (
              <option key={security} value={security}>
                {t(SECURITY_TEXT[security])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="mail-port" label={t('port')} error={faultOf('port')}>
        {(control) => (
          <Input
            {...control}
            {...EXACT}
            className="max-w-[8em]"
            inputMode="numeric"
            value={shown.port}
            maxLength={PORT_CHARACTERS}
            onChange={({ target }) => onChange({ port: target.value })}
          />
        )}
      </Field>
      <Field id="mail-user" label={t('user')} hint={t('userHint')} error={faultOf('user')}>
        {(control) => (
          <Input
            {...control}
            {...EXACT}
            value={shown.user}
            maxLength={MAIL.userCharacters}
            onChange={({ target }) => onChange({ user: target.value })}
          />
        )}
      </Field>
      <PasswordField
        id="mail-password"
        label={t('password')}
        autoComplete="new-password"
        hint={hasPassword ? t('passwordKept') : t('passwordHint')}
        error={faultOf('password')}
        value={shown.password}
        maxLength={MAIL.passwordCharacters}
        onChange={({ target }) => onChange({ password: target.value })}
      />
    </>
  );
}
