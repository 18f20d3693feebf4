'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/check';
import { Field, Input, Select } from '@/components/ui/field';
import type { SiteMailAnswer } from '@/lib/contracts/site-mail';
import { CONTACT } from '@/lib/domain/contact/limits';
import { NOTE } from '../parts/note';
import { MailProblemNote } from './mail-problem-note';
import { MailServerFields } from './mail-server-fields';
import { useMailFault } from './use-mail-fault';
import { useMailForm } from './use-mail-form';

/** The settings of mail, with a test of what is typed. */
export function MailForm({ saved }: { saved: SiteMailAnswer }) {
  const t = useTranslations('mail');
  const auth = useTranslations('auth');
  const form = useMailForm(saved);
  const { shown, faults, tested, change } = form;
  const faultOf = useMailFault(faults);
  const { given } = saved;
  return (
    <form
      className="grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)] gap-(--space-3)"
      method="post"
      action="/api/site/mail"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      noValidate
    >
      <Check checked={shown.isOn} onChange={({ target }) => change({ isOn: target.checked })}>
        {t('isOn')}
      </Check>
      <Field id="mail-when" label={t('when')} hint={t('whenHint')}>
        {(control) => (
          <Select
            {...control}
            value={shown.isDaily ? 'daily' : 'atOnce'}
            onChange={({ target }) => change({ isDaily: target.value === 'daily' })}
          >
            <option value="atOnce">{t('atOnce')}</option>
            <option value="daily">{t('daily')}</option>
          </Select>
        )}
      </Field>
      {(given.sender === null ? (['recipient', 'sender'] as const) : (['recipient'] as const)).map((name) => (
        <Field key={name} id={`mail-${name}`} label={t(name)} hint={t(`${name}Hint`)} error={faultOf(name)}>
          {(control) => (
            <Input
              {...control}
              type="email"
              dir="ltr"
              autoComplete={name === 'recipient' ? 'email' : 'off'}
              value={shown[name]}
              maxLength={CONTACT.emailCharacters}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {given.sender === null ? null : <p className={NOTE}>{t('senderGiven', { sender: given.sender })}</p>}
      {given.server === null ? (
        <MailServerFields shown={shown} hasPassword={saved.hasPassword} faultOf={faultOf} onChange={change} />
      ) : (
        <p className={NOTE}>{t('serverGiven', { server: given.server })}</p>
      )}
      <div className="flex flex-wrap gap-(--space-2)">
        <Button type="submit" kind="main" aria-disabled={form.isSaving}>
          {form.isSaving ? auth('saving') : t('save')}
        </Button>
        <Button onClick={form.test} aria-disabled={form.isTesting}>
          {form.isTesting ? t('testing') : t('test')}
        </Button>
      </div>
      <div role="status" className="grid gap-(--space-1)">
        {tested?.problem === null ? <p>{t('testTaken', { recipient: tested.recipient })}</p> : null}
        {tested?.problem ? <MailProblemNote problem={tested.problem} serverLine={tested.serverLine} /> : null}
      </div>
    </form>
  );
}
