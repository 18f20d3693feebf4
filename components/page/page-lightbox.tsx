import { useTranslations } from 'next-intl';
import { Lightbox } from '@/components/islands/lightbox/lightbox';
import { lightboxKeys } from '@/components/parts/lightbox-keys';
import { useLangOf } from '@/components/parts/use-lang-of';
import { PART_FAILED } from '@/lib/domain/site/build-check';
import type { PageView } from '@/lib/domain/site/view-model';

/** The one lightbox of a page, for all pictures that open large; none where no picture does. */
export function PageLightbox({ page }: { page: PageView }) {
  const t = useTranslations('lightbox');
  const langOf = useLangOf();
  const { content, path } = page.document.translation;
  if (lightboxKeys(content).size === 0) return null;
  return (
    <Lightbox
      // What is open closes with the page that it belongs to.
      page={`${page.frame.language.code} ${path}`}
      failedEvent={PART_FAILED}
      texts={{
        title: t('title'),
        close: t('close'),
        zoom: t('zoom'),
        previous: t('previous'),
        next: t('next'),
        original: t('original'),
        licence: t('licence'),
        failed: t('failed'),
        closer: t('closer'),
        position: t('position', { index: '{index}', total: '{total}', name: '{name}' }),
        count: t('count', { index: '{index}', total: '{total}' }),
        positionIn: langOf('lightbox.position'),
        countIn: langOf('lightbox.count'),
      }}
    />
  );
}
