'use client';

import { useTranslations } from 'next-intl';
import type { PageEvent, PageState } from '@/lib/contracts/page-history';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';
import type { SiteLanguage } from '@/lib/domain/site/view-model';

/** The name of a layout; a stored one of an earlier release may be unknown. */
export function useLayoutName(): (layout: string) => string {
  const t = useTranslations('pagesAdmin');
  return (layout) => {
    const known = PAGE_LAYOUTS.find((name) => name === layout);
    return known ? t(`layout-${known}`) : layout;
  };
}

/** The description of an event: its language, and what was changed. */
export function useEventWords(
  languages: readonly SiteLanguage[],
): (event: PageEvent) => { about: string; lang?: string | undefined; what: string } {
  const t = useTranslations('pageScreen');
  const admin = useTranslations('pagesAdmin');
  const layoutName = useLayoutName();

  const ofAttributes = (attributes: NonNullable<PageState['attributes']>): string =>
    attributes.length === 0
      ? t('attributesNone')
      : t('attributesChange', { names: attributes.map(({ name }) => name).join(', ') });
  const ofPage = (before: PageState, after: PageState): string[] => [
    ...(after.path === undefined ? [] : [t('pathChange', { before: before.path ?? '', after: after.path })]),
    ...(after.layout === undefined ? [] : [t('layoutChange', { after: layoutName(after.layout) })]),
    ...(after.kind === undefined ? [] : [t('kindChange', { after: admin(`kind-${after.kind}`) })]),
    ...(after.attributes === undefined ? [] : [ofAttributes(after.attributes)]),
    ...(after.sharePicture === undefined ? [] : [t(after.sharePicture ? 'shareChange' : 'shareNone')]),
  ];
  return (event) => {
    if (event.kind === 'page')
      return { about: t('wholePage'), what: ofPage(event.before, event.after).join('; ') };
    const { locale, version, changed } = event;
    const language = languages.find(({ code }) => code === locale);
    const about = language?.name ?? locale;
    const lang = language?.tag;
    if (version === 1) return { about, lang, what: t('textFirst') };
    const parts = changed.map((part) => t(`part-${part}`));
    return { about, lang, what: parts.length === 0 ? t('textSame') : parts.join(', ') };
  };
}
