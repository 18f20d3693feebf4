import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { isSitePath } from '@/lib/domain/addresses/links';
import { pagePathOf } from '@/lib/domain/content/page-links';
import type { MenuTarget } from '@/lib/domain/site-menu/model';
import { meantLink } from '../links/link-target';
import { PageCombobox } from '../links/page-combobox';
import { pageTitled } from '../links/page-finder';
import { useSitePages } from '../links/use-site-pages';

/** Puts another page, found by its title, or an address elsewhere at the end of the list. */
export function AddEntry({ onAdd }: { onAdd(target: MenuTarget): void }) {
  const t = useTranslations('siteMenu');
  const pages = useSitePages() ?? [];
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const link = meantLink(typed);
  const add = (target: MenuTarget) => {
    onAdd(target);
    setTyped('');
    setWrong(false);
  };
  const targetTyped = (): MenuTarget | null => {
    if (link !== null && !isSitePath(link) && !link.startsWith('#')) return { address: link };
    const path = link === null ? null : pagePathOf(link);
    const page = path === null ? pageTitled(pages, typed) : pages.find((each) => each.path === path);
    return page ? { page: page.id } : null;
  };
  const addTyped = () => {
    if (typed.trim() === '') return;
    const target = targetTyped();
    if (target) add(target);
    else setWrong(true);
  };
  return (
    <Field label={t('add')} hint={isWrong ? null : t('addHint')} error={isWrong ? t('noTarget') : null}>
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
              setWrong(false);
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
