'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { layoutForPath, layoutOf, type PageLayout } from '@/lib/domain/site/routes';
import { LayoutChoice } from '../pages/layout-choice';
import { SETTING, SettingActions } from './setting';
import { usePageChange } from './use-page-change';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

interface LayoutFormProps {
  settings: PageSettings;
  /** The language that the page is shown in. */
  locale: string;
  onSaved(): void;
}

/** How the page is laid out in all languages: chosen from pictures of the page itself. */
export function LayoutForm({ settings, locale, onSaved }: LayoutFormProps) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const { change, isBusy } = usePageChange(settings.id, onSaved);
  const heading = useId();
  const [draft, setDraft] = useState<PageLayout | null>(null);
  const { path, version } = settings.translation;
  const stored = layoutOf({ path, layout: settings.layout });
  useWarnBeforeLeaving(draft !== null);

  const save = async (layout: PageLayout) => {
    if (await change({ layout }, t('layoutSaved'))) setDraft(null);
  };
  return (
    <form
      className={SETTING}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft !== null && !isBusy) void save(draft);
      }}
    >
      <LayoutChoice
        heading={<h2 id={heading}>{master('pageLayout')}</h2>}
        labelledBy={heading}
        note={t('layoutNote')}
        value={draft ?? stored}
        usual={layoutForPath(path)}
        text={{ path, locale, version }}
        onChange={(name) => setDraft(name === stored ? null : name)}
      />
      {draft === null ? null : (
        <SettingActions className="sticky bottom-0 bg-tool-ground py-2">
          <Button type="submit" kind="main" aria-disabled={isBusy || undefined}>
            {master('save')}
          </Button>
          <Button onClick={() => setDraft(null)}>{t('discard')}</Button>
        </SettingActions>
      )}
    </form>
  );
}
