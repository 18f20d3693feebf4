import 'server-only';

import type { Metadata } from 'next';
import { hasManifest, MANIFEST_TYPE, manifestAddress } from '@/lib/domain/iiif/work-pictures';
import { documentTitle, type PageHead, pageHead } from '@/lib/domain/site/page-head';
import { env } from '@/lib/server/env';
import { translatorFor } from '@/lib/server/messages/translator';
import type { OpenedPage } from '@/lib/server/pages/view/open-page';
import { type SharePicture, sharePictureOf } from '@/lib/server/share-pictures/share-picture';

/** The metadata of a public address: its page's, or those of the 404. */
export async function pageMetadata(opened: OpenedPage): Promise<Metadata> {
  if (opened.kind === 'moved') return {};
  const { language } = opened.kind === 'page' ? opened.view.frame : opened.frame;
  const t = await translatorFor(language);
  if (opened.kind === 'missing') {
    return { title: t('errors.notFoundTitle'), robots: { index: false, follow: true } };
  }
  const artist = t('site.artist');
  if (opened.isPrivate) {
    const { title } = opened.view.document.meta;
    return { title: documentTitle(title, t('site.artist')), robots: { index: false, follow: false } };
  }
  const head = pageHead(opened.view, { siteUrl: env().siteUrl, artist });
  const feeds = head.feeds.map(({ path, href }) => ({
    url: href,
    title: `${t(path === '/works' ? 'footer.feedWorks' : 'footer.feedExhibitions')} · ${artist}`,
  }));
  const manifest = hasManifest(opened.view) ? manifestAddress(env().siteUrl, opened.view.document.id) : null;
  return toMetadata(head, { siteName: artist, feeds, manifest, picture: await sharePictureOf(opened.view) });
}

interface Surroundings {
  siteName: string;
  feeds: { url: string; title: string }[];
  /** The address of the IIIF manifest of the work, for viewers of other sites. */
  manifest: string | null;
  picture: SharePicture;
}

function toMetadata(head: PageHead, { siteName, feeds, manifest, picture }: Surroundings): Metadata {
  const { type, title, locale, alternateLocales, modifiedAt } = head.openGraph;
  const shared = {
    title,
    description: head.description,
    url: head.canonical,
    siteName,
    locale,
    alternateLocale: alternateLocales,
    images: [picture],
  };
  return {
    title: head.title,
    description: head.description,
    keywords: head.keywords,
    alternates: {
      canonical: head.canonical,
      languages: Object.fromEntries(head.alternates.map(({ tag, href }) => [tag, href])),
      types: { 'application/atom+xml': feeds, ...(manifest && { [MANIFEST_TYPE]: manifest }) },
    },
    ...(!head.isIndexed && { robots: { index: false, follow: true } }),
    openGraph: type === 'article' ? { ...shared, type, modifiedTime: modifiedAt } : { ...shared, type },
    twitter: {
      card: 'summary_large_image',
      title,
      description: head.description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  };
}
