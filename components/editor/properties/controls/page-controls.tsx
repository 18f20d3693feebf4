'use client';

import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { pagePathOf } from '@/lib/domain/content/page-links';
import { useToolTexts } from '../../core/tool-texts';
import { meantLink, useLinkTarget } from '../../links/link-target';
import { PageCombobox } from '../../links/page-combobox';
import { pageTitled } from '../../links/page-finder';
import { useFindPage } from '../../links/use-page-search';
import { useSitePages } from '../../links/use-site-pages';
import { type ControlProps, inputProps } from './control-props';

/** Where a button leads: any safe address, with the site's pages offered. */
export function LinkControl(props: ControlProps) {
  return <LinkInput {...props} meant={meantLink} />;
}

/** A page of the site. */
export function PagePathControl(props: PageInputProps) {
  return <LinkInput {...props} meant={meantPage} />;
}

function meantPage(typed: string): string | null {
  const link = meantLink(typed);
  return link === null ? null : pagePathOf(link);
}

type PageInputProps = Pick<ControlProps, 'id' | 'name' | 'value' | 'isWrong' | 'problemId' | 'onChange'>;

interface LinkInputProps extends PageInputProps {
  /** The value meant by what was typed; null if there is none. */
  meant(typed: string): string | null;
}

/** Shows the text as typed, while the page already has the value meant by it. */
function LinkInput({ meant, ...props }: LinkInputProps) {
  const t = useToolTexts('link');
  const { id, isWrong, problemId, onChange } = props;
  const value = String(props.value);
  const [typed, setTyped] = useState<{ text: string; gave: string } | null>(null);
  const text = typed?.gave === value ? typed.text : value;
  const find = useFindPage();
  const pages = useSitePages() ?? [];
  const { page, isMissing } = useLinkTarget(value);
  const give = (next: string, asTyped: string) => {
    setTyped({ text: asTyped, gave: next });
    if (next !== value) onChange(next);
  };
  const type = (next: string) => {
    const words = next.trim();
    const link = words === '' ? '' : meant(words);
    if (link !== null) give(link, next);
    // As long as there are pages of such a title nothing is wrong yet.
    else if (find(words).length > 0) setTyped({ text: next, gave: value });
    else give(words, next);
  };
  const finish = () => {
    if (text === value) return setTyped(null);
    const words = text.trim();
    const next = words === '' ? '' : (meant(words) ?? pageTitled(pages, words)?.path ?? words);
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <PageCombobox
        {...inputProps(props)}
        aria-describedby={isWrong ? problemId : `${id}-page`}
        text={text}
        isAddress={meant(text) !== null}
        onType={type}
        onPick={(picked) => {
          setTyped(null);
          if (picked.path !== value) onChange(picked.path);
        }}
        onDone={finish}
      />
      <p
        id={`${id}-page`}
        className={cx('text-sm text-tool-muted empty:hidden', isMissing && !isWrong && 'text-tool-accent')}
      >
        {isWrong ? '' : isMissing ? t('noSuchPage') : page ? t('opensPage', { title: page.title }) : ''}
      </p>
    </>
  );
}
