'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PreviewFrame } from '@/components/master/page/preview-frame';
import { Field, Select } from '@/components/ui/field';
import { pageListQuery } from '@/lib/client/page-list';
import { siteFontsQuery } from '@/lib/client/site-fonts';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import type { OwnFont } from '@/lib/domain/site-theme/own-font';
import { useDrawnIcon, useTabIcon } from './drawn-icon';
import { showLoader, showTheme } from './show-theme';
import { useMarkFacts } from './use-mark-facts';

const NO_FONTS: readonly OwnFont[] = [];

/** Any page of the site as it would look in a theme that is not saved. */
export function ThemePreview({ theme, locale }: { theme: SiteTheme; locale: string }) {
  const t = useTranslations('siteLook');
  const { data: pages = [] } = useQuery(pageListQuery(locale));
  const { data: fonts = NO_FONTS } = useQuery(siteFontsQuery);
  const [path, setPath] = useState('/');
  const [page, setPage] = useState<Document | null>(null);
  const ratio = useMarkFacts(theme.mark)?.ratio ?? null;
  useEffect(() => {
    if (page) showTheme(page, theme, fonts, ratio);
  }, [page, theme, fonts, ratio]);
  useLoaderShown(page, theme);
  const icon = useDrawnIcon(theme);
  useTabIcon(icon);
  const address = localisePath(path, locale);
  const shown = pages.filter(({ languages }) =>
    languages.some((text) => text.locale === locale && text.publishing !== 'private'),
  );
  return (
    <>
      <Field label={t('page')} className="px-4 pt-3">
        {(control) => (
          <Select {...control} value={path} onChange={({ target }) => setPath(target.value)}>
            {shown.some((each) => each.path === path) ? null : <option value={path}>{path}</option>}
            {shown.map((each) => (
              <option key={each.id} value={each.path}>
                {each.title || each.path}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PreviewFrame
        key={address}
        address={address}
        source={address}
        title={t('previewOf', { path })}
        icon={icon}
        onShown={setPage}
      />
    </>
  );
}

/** Shows what covers the first page of a visit whenever that has changed, and not with every page that is looked at. */
function useLoaderShown(page: Document | null, { loader, motion, mark }: SiteTheme): void {
  const shown = loader === 'mark' ? `${loader} ${mark}` : loader;
  const last = useRef(shown);
  useEffect(() => {
    if (!page || last.current === shown) return;
    last.current = shown;
    showLoader(page, { loader, motion });
  }, [page, loader, motion, shown]);
}
