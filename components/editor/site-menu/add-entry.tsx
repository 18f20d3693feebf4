import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { pagePathOf } from '@/lib/domain/content/page-links';
import { leadsTo } from '@/lib/domain/site-menu/arrangement';
import { isElsewhere, type MenuTarget } from '@/lib/domain/site-menu/model';
import type { MenuRow } from '@/lib/domain/site-menu/rows';
import { useToolTexts } from '../core/tool-texts';
import { meantLink } from '../links/link-target';
import { PageCombobox } from '../links/page-combobox';
import { pageTitled } from '../links/page-finder';
import { useSitePages } from '../links/use-site-pages';

interface AddEntryProps {
  /** The lines that are there: nothing stands in a list twice. */
  rows: readonly MenuRow[];
  onAdd(target: MenuTarget): void;
}

/** Puts another page, found by its title, or an address elsewhere at the end of the list. */
export function AddEntry({ rows, onAdd }: AddEntryProps) {
  const t = useToolTexts('siteMenu');
  const pages = useSitePages() ?? [];
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<'noTarget' | 'isThere' | null>(null);
  const link = meantLink(typed);
  const add = (target: MenuTarget) => {
    if (leadsTo(rows, target)) return setWrong('isThere');
    onAdd(target);
    setTyped('');
    setWrong(null);
  };
  const targetTyped = (): MenuTarget | null => {
    if (link !== null && isElsewhere(link)) return { address: link };
    const path = link === null ? null : pagePathOf(link);
    const page = path === null ? pageTitled(pages, typed) : pages.find((each) => each.path === path);
    return page ? { page: page.id } : null;
  };
  const addTyped = () => {
    if (typed.trim() === '') return;
    const target = targetTyped();
    if (target) add(target);
    else setWrong('noTarget');
  };
  return (
    <Field label={t('add')} hint={wrong ? null : t('addHint')} error={wrong && t(wrong)}>
      {(control) => (
        // Enter comes here unless the list of pages has answered it.
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            addTyped();
          }}
        >
          <PageCombobox
            {...control}
            text={typed}
            isAddress={link !== null}
            onType={(text) => {
              setTyped(text);
              setWrong(null);
            }}
            onPick={({ id }) => add({ page: id })}
          />
          <Button type="submit" aria-disabled={typed.trim() === ''}>
            {t('addButton')}
          </Button>
        </form>
      )}
    </Field>
  );
}
