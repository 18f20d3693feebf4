import { TRAINING_ROBOTS } from '../media/rights';
import { absoluteAddress, alternatesOf, mediaUrl, pageAddress } from './absolute';
import type { SiteLanguage } from './view-model';
import { XML_DECLARATION, xmlElement, xmlText } from './xml';

/** The limits of a sitemap (sitemaps.org), and the smaller size of one part here. */
const MAX_ADDRESSES = 50_000;
const PART_BYTES = 4 * 1024 * 1024;
/** One alternate of an ordinary path. The longest possible one is eight times that, still within the allowed 50 MB. */
const ALTERNATE_BYTES = 200;

export type SitemapLanguage = Pick<SiteLanguage, 'code' | 'tag'>;

export interface SitemapPage {
  path: string;
  /** Languages that it is really written in, the default one first. */
  writtenIn: { language: SitemapLanguage; updatedAt: Date; pictures: string[] }[];
}

/** How many pages one part of the sitemap has: each has an address for each language, and each of these names all. */
export function pagesPerPart(languageCount: number): number {
  const bytesOfPage = languageCount * (languageCount + 2) * ALTERNATE_BYTES;
  const most = Math.floor(MAX_ADDRESSES / languageCount);
  return Math.max(1, Math.min(most, Math.floor(PART_BYTES / bytesOfPage)));
}

function entriesOf(siteUrl: string, { path, writtenIn }: SitemapPage): string {
  const alternates = alternatesOf(
    siteUrl,
    path,
    writtenIn.map(({ language }) => language),
  )
    .map(({ tag, href }) => xmlElement('xhtml:link', { rel: 'alternate', hreflang: tag, href }))
    .join('');
  return writtenIn
    .map(({ language, updatedAt, pictures }) => {
      const images = pictures.map(
        (address) =>
          `<image:image><image:loc>${xmlText(mediaUrl(siteUrl, address))}</image:loc></image:image>`,
      );
      const address = xmlText(pageAddress(siteUrl, path, language));
      return `<url><loc>${address}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${alternates}${images.join('')}</url>\n`;
    })
    .join('');
}

/** A sitemap of pages with their translations and pictures (sitemaps.org; issue "Finding it"). */
export function sitemapXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const attributes = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  };
  const entries = pages.map((page) => entriesOf(siteUrl, page)).join('');
  return `${XML_DECLARATION}${xmlElement('urlset', attributes, `\n${entries}`)}\n`;
}

/** The list of a large sitemap's parts, each with the time of its latest change. */
export function sitemapIndexXml(siteUrl: string, parts: readonly { updatedAt: Date }[]): string {
  const entries = parts.map(({ updatedAt }, index) => {
    const address = xmlText(absoluteAddress(siteUrl, `/sitemap-${index + 1}.xml`));
    return `<sitemap><loc>${address}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>\n`;
  });
  const attributes = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  return `${XML_DECLARATION}${xmlElement('sitemapindex', attributes, `\n${entries.join('')}`)}\n`;
}

/**
 * Everything public may be found; the hidden area and calls may not. Programs that collect for the training of AI are kept out
 * where it is reserved.
 */
export function robotsTxt(
  siteUrl: string,
  languages: readonly Pick<SiteLanguage, 'code'>[],
  isTrainingReserved: boolean,
): string {
  const masters = ['', ...languages.map(({ code }) => `/${code}`)].map((prefix) => `${prefix}/master`);
  const shut = [
    ...masters.flatMap((path) => [`${path}$`, `${path}/`]),
    '/api/',
    '/*/_payload.json$',
    '/_payload.json$',
  ];
  const lines = ['User-agent: *', 'Allow: /', ...shut.map((path) => `Disallow: ${path}`)];
  const trainers = isTrainingReserved
    ? ['', ...TRAINING_ROBOTS.map((name) => `User-agent: ${name}`), 'Disallow: /']
    : [];
  return `${[...lines, ...trainers].join('\n')}\n\nSitemap: ${absoluteAddress(siteUrl, '/sitemap.xml')}\n`;
}
