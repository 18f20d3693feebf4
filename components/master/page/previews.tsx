'use client';

import Image from 'next/image';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { PageMeta } from '@/lib/domain/content/model';
import { pageFilePath } from '@/lib/domain/site/page-files';
import { headTitle } from '@/lib/domain/site/page-head';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { SETTING_NOTE } from './setting';
import { ShareChoice } from './share-choice';

/** Imitates the look of other sites. */
const RESULT =
  'overflow-hidden rounded-lg border border-tool-line bg-tool-result [font-family:Arial,Liberation_Sans,sans-serif] wrap-anywhere';

interface PreviewsProps {
  meta: PageMeta;
  settings: PageSettings;
  language: SiteLanguage | undefined;
  locale: string;
  siteUrl: string;
  /** Whether the page is public in this language, and so has previews. Undefined until known. */
  isFound: boolean | undefined;
}

/** How the page will look in search results and when shared. */
export function Previews({ meta, settings, language, locale, siteUrl, isFound }: PreviewsProps) {
  const t = useTranslations('pageScreen');
  const artist = useTranslations('site')('artist');
  const { path, version } = settings.translation;
  const { sharePicture } = settings;
  const note = isFound === false ? 'shareHidden' : sharePicture ? 'shareNoteChosen' : 'shareNote';
  const { host } = new URL(siteUrl);
  const steps = localisePath(path, locale)
    .split('/')
    .filter((step) => step !== '');
  const title = headTitle(path, meta.title, artist);
  const words = { lang: language?.tag, dir: language?.dir };
  return (
    <div className="grid gap-4">
      <figure>
        <figcaption className={cx(SETTING_NOTE, 'mb-1.5')}>{t('searchPreview')}</figcaption>
        <div className={cx(RESULT, 'px-3.5 py-3')} {...words}>
          <p className="text-start text-xs text-tool-result-text" dir="ltr">
            {[host, ...steps].join(' › ')}
          </p>
          <p className="text-xl leading-[1.35] text-tool-result-link">{title}</p>
          <p className="text-sm text-tool-result-text">{meta.description || t('noDescription')}</p>
        </div>
      </figure>
      <figure>
        <figcaption className={cx(SETTING_NOTE, 'mb-1.5')}>{t('sharePreview')}</figcaption>
        <div className={cx(RESULT, '*:last:pb-3 [&>p]:px-3.5')} {...words}>
          {/* The picture is drawn by the server from the saved state. */}
          {isFound ? (
            <Image
              className="mb-2.5 block h-auto w-full bg-tool-high"
              src={`${pageFilePath('share', path, locale)}?v=${version}${encodeURIComponent(sharePicture?.pathname ?? '')}`}
              alt={t('sharePicture')}
              width={1200}
              height={630}
              loading="lazy"
              decoding="async"
            />
          ) : null}
          <p className="text-start text-xs text-tool-result-text" dir="ltr">
            {host}
          </p>
          <p className="text-base leading-[1.35] font-bold text-tool-ink">{meta.title || artist}</p>
          <p className="text-sm text-tool-result-text">{meta.description}</p>
        </div>
        <p className={cx(SETTING_NOTE, 'my-2')}>{t(note)}</p>
        <ShareChoice settings={settings} />
      </figure>
    </div>
  );
}
