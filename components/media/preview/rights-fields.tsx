'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field, Input } from '@/components/ui/field';
import { siteRightsQuery } from '@/lib/client/site-rights';
import { licenceAddress, RIGHTS_CHARACTERS } from '@/lib/domain/media/rights';
import { previewQueries } from './queries';
import type { Details } from './use-details';

const TEXTS = ['creator', 'copyright', 'credit'] as const;

/** Who made a picture and what others may do with it; empty fields show what the site says instead. */
export function RightsFields({ details: { draft, change } }: { details: Details }) {
  const t = useTranslations('pictureRights');
  const { data: site } = useQuery(siteRightsQuery, previewQueries);
  const { rights } = draft;
  // One that names another maker takes no name from the site.
  const isOwn = Boolean(rights.creator || rights.copyright);
  const [licence, setLicence] = useState(rights.licence ?? '');
  const isWrong = licence.trim() !== '' && licenceAddress(licence) === null;
  return (
    <fieldset className="grid gap-3 border-t border-tool-line pt-3">
      <legend className="float-start mb-3 w-full font-display text-sm font-semibold">{t('ofFile')}</legend>
      {TEXTS.map((name) => (
        <Field key={name} label={t(name)}>
          {(control) => (
            <Input
              {...control}
              value={rights[name] ?? ''}
              placeholder={isOwn ? '' : site?.[name]}
              maxLength={RIGHTS_CHARACTERS}
              autoComplete="off"
              onChange={({ target }) => change({ rights: { [name]: target.value } })}
            />
          )}
        </Field>
      ))}
      <Field label={t('licence')} error={isWrong ? t('licenceWrong') : undefined}>
        {(control) => (
          <Input
            {...control}
            type="url"
            dir="ltr"
            value={licence}
            placeholder={isOwn ? '' : site?.licence}
            maxLength={RIGHTS_CHARACTERS}
            autoComplete="off"
            onChange={({ target: { value } }) => {
              setLicence(value);
              const isGood = value.trim() === '' || licenceAddress(value) !== null;
              if (isGood) change({ rights: { licence: value } });
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}
