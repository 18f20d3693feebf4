'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { saveSiteMail, siteMailQuery, testSiteMail } from '@/lib/client/site-mail';
import type { SentMail, SiteMailAnswer } from '@/lib/contracts/site-mail';
import { type MailSecurity, USUAL_PORT } from '@/lib/domain/mail/server';
import { type MailFault, type MailField, mailFaults } from '@/lib/domain/mail/settings';
import { useFailure } from '../use-failure';

/** What stands in the form; the port as it is typed. */
export interface TypedMail {
  isOn: boolean;
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  /** Empty: what is stored stays. */
  password: string;
  sender: string;
  recipient: string;
  isDaily: boolean;
}

export type MailFaults = Partial<Record<MailField, MailFault> & { port: 'port' }>;

const HIGHEST_PORT = 65_535;

/** The form of mail settings: what is typed over what is saved, what is wrong with it, and what can be done. */
export function useMailForm(saved: SiteMailAnswer) {
  const t = useTranslations('mail');
  const client = useQueryClient();
  const fail = useFailure();
  const [typed, setTyped] = useState<Partial<TypedMail>>({});
  const [faults, setFaults] = useState<MailFaults>({});
  const [tested, setTested] = useState<(SentMail & { recipient: string }) | null>(null);
  // What somebody else has saved meanwhile is shown wherever nothing else has been typed.
  const shown: TypedMail = { ...shownOf(saved), ...typed };

  const change = (fields: Partial<TypedMail>) => {
    setTyped({ ...typed, ...withPort(shown, fields) });
    setTested(null);
  };
  const save = useMutation({
    mutationFn: () => saveSiteMail({ ...formOf(shown), version: saved.version }),
    onSuccess: (answer) => {
      client.setQueryData(siteMailQuery.queryKey, answer);
      setTyped({});
      toast.success(t('saved'));
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.code === 'conflict')) return fail(error);
      await client.invalidateQueries(siteMailQuery);
      toast.failure(t('changedMeanwhile'));
    },
  });
  const test = useMutation({
    mutationFn: async () => {
      const { isOn: _, isDaily: __, ...form } = formOf(shown);
      return { ...(await testSiteMail(form)), recipient: form.recipient };
    },
    onSuccess: setTested,
    onError: fail,
  });
  /** Does what is asked for, unless something is wrong; then the first such field gets the focus. */
  const attempt = (work: typeof save | typeof test, isComplete: boolean) => {
    if (save.isPending || test.isPending) return;
    const found = faultsOf(shown, saved, isComplete);
    setFaults(found);
    setTested(null);
    const [first] = ORDER.filter((field) => found[field]);
    if (first) document.getElementById(`mail-${first}`)?.focus();
    else work.mutate();
  };
  return {
    ...{ shown, faults, tested, change },
    isSaving: save.isPending,
    isTesting: test.isPending,
    save: () => attempt(save, shown.isOn),
    test: () => attempt(test, true),
  };
}

/** As they stand in the form. */
const ORDER = ['recipient', 'sender', 'host', 'security', 'port', 'user', 'password'] as const;

function shownOf({
  isOn,
  host,
  port,
  security,
  user,
  sender,
  recipient,
  isDaily,
}: SiteMailAnswer): TypedMail {
  return { isOn, host, port: String(port), security, user, password: '', sender, recipient, isDaily };
}

/** Another encryption usually has another port. */
function withPort(shown: TypedMail, fields: Partial<TypedMail>): Partial<TypedMail> {
  const isUsual = shown.port === String(USUAL_PORT[shown.security]);
  const { security } = fields;
  return security && isUsual ? { ...fields, port: String(USUAL_PORT[security]) } : fields;
}

function formOf({ password, port, ...rest }: TypedMail) {
  const lines = { host: rest.host.trim(), sender: rest.sender.trim(), recipient: rest.recipient.trim() };
  return { ...rest, ...lines, port: Number(port), ...(password !== '' && { password }) };
}

function faultsOf(shown: TypedMail, saved: SiteMailAnswer, isComplete: boolean): MailFaults {
  const { given, hasPassword, version } = saved;
  const form = formOf(shown);
  const isPort = Number.isInteger(form.port) && form.port >= 1 && form.port <= HIGHEST_PORT;
  const ground = {
    stored: version === 0 ? null : saved,
    hasPassword,
    isServerGiven: given.server !== null,
    isSenderGiven: given.sender !== null,
  };
  return { ...mailFaults(form, ground, { isComplete }), ...(!isPort && { port: 'port' }) };
}
