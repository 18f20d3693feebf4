'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { saveSiteRights, siteRightsQuery } from '@/lib/client/site-rights';
import type { SiteRightsAnswer } from '@/lib/contracts/site-rights';
import { licenceAddress, RIGHTS_CHARACTERS } from '@/lib/domain/media/rights';
import { useFailure } from './use-failure';

const TEXTS = ['creator', 'copyright', 'credit'] as const;
const TRAINING = { unsaid: null, no: false, yes: true } as const;

/** What pictures say of their maker and of the training of AI, where their files say nothing of it. */
export function PictureRights() {
  const { data } = useQuery(siteRightsQuery);
  return data ? <RightsForm saved={data} /> : null;
}

function RightsForm({ saved }: { saved: SiteRightsAnswer }) {
  const t = useTranslations('pictureRights');
  const auth = useTranslations('auth');
  const client = useQueryClient();
  const fail = useFailure();
  const [typed, setTyped] = useState<Partial<SiteRightsAnswer>>({});
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // What somebody else has saved meanwhile is shown wherever nothing else has been typed.
  const shown = { ...saved, ...typed };
  const isWrong = isRefused && shown.licence.trim() !== '' && licenceAddress(shown.licence) === null;
  const change = (fields: Partial<SiteRightsAnswer>) => setTyped({ ...typed, ...fields });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const licence = shown.licence.trim() === '' ? '' : licenceAddress(shown.licence);
    setRefused(licence === null);
    if (licence === null || isSaving) return;
    setSaving(true);
    try {
      client.setQueryData(siteRightsQuery.queryKey, await saveSiteRights({ ...shown, licence }));
      setTyped({});
      toast.success(t('saved'));
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'conflict';
      if (!isLate) fail(error);
      else {
        await client.invalidateQueries(siteRightsQuery);
        toast.failure(t('changedMeanwhile'));
      }
    } finally {
      setSaving(false);
    }
  };
  const training = shown.training === null ? 'unsaid' : shown.training ? 'yes' : 'no';
  return (
    <form
      className="grid w-full max-w-[30rem] gap-(--space-3)"
      method="post"
      action="/api/site/rights"
      onSubmit={submit}
      noValidate
    >
      {TEXTS.map((name) => (
        <Field key={name} id={`rights-${name}`} label={t(name)} hint={t(`${name}Hint`)}>
          {(control) => (
            <Input
              {...control}
              value={shown[name]}
              maxLength={RIGHTS_CHARACTERS}
              autoComplete="off"
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field
        id="rights-licence"
        label={t('licence')}
        hint={t('licenceHint')}
        error={isWrong ? t('licenceWrong') : null}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            dir="ltr"
            value={shown.licence}
            maxLength={RIGHTS_CHARACTERS}
            autoComplete="off"
            onChange={({ target }) => change({ licence: target.value })}
          />
        )}
      </Field>
      <Field id="rights-training" label={t('training')} hint={t('trainingHint')}>
        {(control) => (
          <Select
            {...control}
            value={training}
            onChange={({ target }) => change({ training: TRAINING[target.value as keyof typeof TRAINING] })}
          >
            <option value="no">{t('trainingNo')}</option>
            <option value="yes">{t('trainingYes')}</option>
            <option value="unsaid">{t('trainingUnsaid')}</option>
          </Select>
        )}
      </Field>
      <Button type="submit" kind="main" className="justify-self-start" aria-disabled={isSaving}>
        {isSaving ? auth('saving') : t('save')}
      </Button>
    </form>
  );
}
