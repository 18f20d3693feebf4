'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { attributeId, freeSlug, renameAttribute } from '@/lib/domain/content/attribute-names';
import type { Attribute } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { AttributeRow, attributeProblem } from './attribute-row';
import { LINED_LIST, SETTING, SETTING_NOTE, SettingActions } from './setting';
import { usePageChange } from './use-page-change';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

interface AttributesFormProps {
  settings: PageSettings;
  onSaved(): void;
}

/** Attributes of the page, for its sections and the pages below it. */
export function AttributesForm({ settings, onSaved }: AttributesFormProps) {
  const t = useTranslations('pageScreen');
  const words = useTranslations('attribute');
  const labels = useTranslations('attributes');
  const master = useTranslations('master');
  const { change, isBusy } = usePageChange(settings.id, onSaved);
  const [draft, setDraft] = useState<readonly Attribute[] | null>(null);
  const all = draft ?? settings.attributes;
  const own = all.filter(({ inherited }) => !inherited);
  const overridden = new Set(own.map(({ slug }) => slug));
  const inherited = all.filter((each) => each.inherited && !overridden.has(each.slug));
  const isWrong = own.some((each) => attributeProblem(each, own) !== null);
  useWarnBeforeLeaving(draft !== null);

  const put = (id: string, changes: Partial<Attribute> | null) =>
    setDraft(
      all.flatMap((each) =>
        each.id === id && !each.inherited ? (changes ? { ...each, ...changes } : []) : each,
      ),
    );
  const add = (name: string, slug: string, type: string) => {
    const id = attributeId('attribute', Date.now(), new Set(all.map((each) => each.id)));
    setDraft([...all, { id, name, slug, type, inherited: false }]);
  };
  const save = async () => {
    const attributes = own.map((each) => ({ ...each }));
    if (await change({ attributes }, t('attributesSaved'))) setDraft(null);
  };
  return (
    <form
      className={SETTING}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft !== null && !isWrong && !isBusy) void save();
      }}
    >
      <h2>{t('attributes')}</h2>
      {all.length === 0 ? <p className={SETTING_NOTE}>{words('none')}</p> : null}
      <ul className={LINED_LIST}>
        {inherited.map(({ id, name, slug, type }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span>
              {name} <code className="text-tool-muted">{slug}</code>
            </span>
            <Badge>{words('inherited')}</Badge>
            <Button onClick={() => add(name, slug, type)}>{words('override', { name })}</Button>
          </li>
        ))}
        {own.map((attribute) => (
          <AttributeRow
            key={attribute.id}
            attribute={attribute}
            problem={attributeProblem(attribute, own)}
            onName={(name) =>
              put(attribute.id, { name, ...(name.trim() !== '' && renameAttribute(attribute, name, all)) })
            }
            onChange={(changes) => put(attribute.id, changes)}
          />
        ))}
      </ul>
      <SettingActions>
        <Button
          disabled={own.length >= INPUT.attributesPerList}
          onClick={() => {
            const name = labels('newAttribute');
            add(name, freeSlug(name, new Set(all.map(({ slug }) => slug))), 'text');
          }}
        >
          {labels('newAttribute')}
        </Button>
        {draft === null ? null : (
          <>
            <Button type="submit" kind="main" aria-disabled={isWrong || isBusy || undefined}>
              {master('save')}
            </Button>
            <Button onClick={() => setDraft(null)}>{t('discard')}</Button>
          </>
        )}
      </SettingActions>
    </form>
  );
}
