'use client';

import Image from 'next/image';
import { useTranslations } from 'next-intl';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { PageMeta } from '@/lib/domain/content/model';
import { pageFilePath } from '@/lib/domain/site/page-files';
import { headTitle } from '@/lib/domain/site/page-head';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { ShareChoice } from './share-choice';

interface PreviewsProps {
  meta: PageMeta;
  settings: PageSettings;
  language: SiteLanguage | undefined;
  locale: string;
  siteUrl: string;
  /** Whether visitors of the language find the page; otherwise nothing stands for it. Undefined until it is known. */
  isFound: boolean | undefined;
}

/** How the page will stand among search results, and where somebody shares it. */
export function Previews({ meta, settings, language, locale, siteUrl, isFound }: PreviewsProps) {
  const t = useTranslations('pageRoom');
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
    <div className="previews">
      <figure>
        <figcaption>{t('searchPreview')}</figcaption>
        <div className="search-result" {...words}>
          <p className="result-address" dir="ltr">
            {[host, ...steps].join(' › ')}
          </p>
          <p className="result-title">{title}</p>
          <p className="result-text">{meta.description || t('noDescription')}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{t('sharePreview')}</figcaption>
        <div className="shared-card" {...words}>
          {/* The picture is drawn by the server, of what is saved. */}
          {isFound ? (
            <Image
              src={`${pageFilePath('share', path, locale)}?v=${version}${encodeURIComponent(sharePicture?.pathname ?? '')}`}
              alt={t('sharePicture')}
              width={1200}
              height={630}
              loading="lazy"
              decoding="async"
            />
          ) : null}
          <p className="result-address" dir="ltr">
            {host}
          </p>
          <p className="result-title">{meta.title || artist}</p>
          <p className="result-text">{meta.description}</p>
        </div>
        <p className="form-note">{t(note)}</p>
        <ShareChoice settings={settings} />
      </figure>
    </div>
  );
}
