'use client';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Field, Input, Select } from '@/components/ui/field';
import { attributeChoices } from '@/lib/domain/content/attribute-choices';
import type { AttributeValue } from '@/lib/domain/content/model';
import { FIELDSET, LEGEND } from '../core/fieldset-styles';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { clearFilter, countBlocks, useVisibleContent } from './visible-content';

const NONE = [] as const;

/** Filters the working copy's blocks by text and by attributes. */
export function FilterPanel() {
  const t = useToolTexts('editFilter');
  const panels = useToolTexts('editPanel');
  const search = useStore(pageContent, ({ searchFilter }) => searchFilter);
  const attribute = useStore(pageContent, ({ attributeFilter }) => attributeFilter);
  const working = useStore(pageContent, ({ workingContent }) => workingContent);
  const ofPage = useOpenedPage(({ view }) => view?.document.attributes) ?? NONE;
  const choices = useMemo(() => attributeChoices(working, ofPage), [working, ofPage]);
  const { content, isFiltered } = useVisibleContent();
  const { setSearchFilter, setAttributeFilter } = pageContent.getState();
  const chosen = choices.find(({ id }) => id === attribute?.attributeId);
  const isOn = (value: AttributeValue) => attribute?.values.some((each) => each === value) ?? false;
  const toggle = (id: string, value: AttributeValue) => {
    const values = attribute?.values ?? [];
    setAttributeFilter({
      attributeId: id,
      values: isOn(value) ? values.filter((each) => each !== value) : [...values, value],
    });
  };
  return (
    <SidePanel label={panels('filter')} title={panels('filter')}>
      <div className="grid gap-3.5">
        <Field label={t('search')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={search}
              onChange={({ target }) => setSearchFilter(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || search === '') return;
                event.preventDefault();
                setSearchFilter('');
              }}
            />
          )}
        </Field>
        {choices.length === 0 ? null : (
          <Field label={t('attribute')}>
            {(control) => (
              <Select
                {...control}
                value={chosen?.id ?? ''}
                onChange={({ target }) =>
                  setAttributeFilter(target.value === '' ? null : { attributeId: target.value, values: [] })
                }
              >
                <option value="">{t('anyAttribute')}</option>
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {chosen ? (
          <fieldset className={FIELDSET}>
            <legend className={LEGEND}>{chosen.name}</legend>
            {chosen.values.map((value) => (
              <label key={String(value)} className="flex min-h-8 items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-5 accent-tool-accent"
                  checked={isOn(value)}
                  onChange={() => toggle(chosen.id, value)}
                />
                {typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)}
              </label>
            ))}
          </fieldset>
        ) : null}
        <p className="text-sm text-tool-muted">
          {t('shown', { shown: countBlocks(content), total: countBlocks(working) })}
        </p>
        <PanelButton disabled={!isFiltered && search === '' && !chosen} onClick={clearFilter}>
          {t('clear')}
        </PanelButton>
      </div>
    </SidePanel>
  );
}
