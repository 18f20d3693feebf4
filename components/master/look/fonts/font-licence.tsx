'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SettingActions } from '@/components/master/page/setting';
import { useFailure } from '@/components/master/use-failure';
import { Button } from '@/components/ui/button';
import { Field, Textarea } from '@/components/ui/field';
import { changeFontLicence, siteFontsQuery } from '@/lib/client/site-fonts';
import type { SiteFont } from '@/lib/contracts/site-fonts';
import { FONTS } from '@/lib/domain/limits';

/** What is noted of a font's licence, which can be said anew. */
export function FontLicence({ font }: { font: SiteFont }) {
  const t = useTranslations('siteLook');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LicenceForm font={font} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block text-tool-muted">{t('licence')}</span>
        <span className="whitespace-pre-line">{font.licence}</span>
      </p>
      <Button size="sm" aria-label={t('changeLicence', { name: font.name })} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
    </div>
  );
}

/** What was pressed is gone. */
const focusIt = (area: HTMLTextAreaElement | null) => area?.focus();

function LicenceForm({ font: { id, licence }, onClose }: { font: SiteFont; onClose(): void }) {
  const t = useTranslations('siteLook');
  const master = useTranslations('master');
  const client = useQueryClient();
  const fail = useFailure();
  const [text, setText] = useState(licence);
  const isReady = text.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    try {
      await changeFontLicence({ id, licence: text.trim() });
      await client.invalidateQueries({ queryKey: siteFontsQuery.queryKey });
      onClose();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <Field label={t('licence')} hint={t('licenceHint')}>
        {(control) => (
          <Textarea
            {...control}
            ref={focusIt}
            rows={3}
            required
            maxLength={FONTS.licenceCharacters}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <SettingActions>
        <Button type="submit" kind="main" aria-disabled={!isReady}>
          {master('save')}
        </Button>
        <Button onClick={onClose}>{master('cancel')}</Button>
      </SettingActions>
    </form>
  );
}
