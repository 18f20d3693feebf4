'use client';

import { useTranslations } from 'next-intl';
import { isSitePath } from '@/lib/domain/content/links';
import { useSitePages } from '../use-site-pages';
import { type ControlProps, inputProps } from './control-props';

/** Paths that belong to no page. */
const NOT_PAGES = /^\/(?:media|api|builds|_next|master)(?:\/|$)/;

/** Where a button leads: any safe address, with the site's pages offered. */
export function LinkControl(props: ControlProps) {
  const address = String(props.value);
  const isOwn = isSitePath(address) && !NOT_PAGES.test(address);
  return <PageInput {...props} path={isOwn ? pathOf(address) : null} />;
}

/** A page of the site. */
export function PagePathControl(props: ControlProps) {
  return <PageInput {...props} path={props.value === '' ? null : String(props.value)} />;
}

/** `path` is what is looked up among the pages. */
function PageInput({ path, ...props }: ControlProps & { path: string | null }) {
  const t = useTranslations('properties');
  const { id, value, isWrong, problemId, onChange } = props;
  const pages = useSitePages();
  const known = pages?.find((page) => page.path === path);
  const isMissing = !isWrong && path !== null && pages !== undefined && !known;
  return (
    <>
      <input
        {...inputProps(props)}
        aria-describedby={isWrong ? problemId : `${id}-page`}
        type="text"
        inputMode="url"
        list={`${id}-pages`}
        spellCheck={false}
        autoCapitalize="off"
        value={String(value)}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <datalist id={`${id}-pages`}>
        {pages?.map((page) => (
          <option key={page.path} value={page.path} label={page.title} />
        ))}
      </datalist>
      <p id={`${id}-page`} className="field-note" data-kind={isMissing ? 'warning' : undefined}>
        {isMissing ? t('noSuchPage') : known && !isWrong ? t('opensPage', { title: known.title }) : ''}
      </p>
    </>
  );
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
