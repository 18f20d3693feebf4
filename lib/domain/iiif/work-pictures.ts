import { isStill, tilesPath, wholeSizes } from '../media/tiles';
import type { PageView } from '../site/view-model';
import { pagePictures } from '../structured-data/page-pictures';
import type { ManifestPicture } from './manifest';

export const MANIFEST_TYPE = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** By the page's id, so that it stays when the path changes. */
export function manifestAddress(siteUrl: string, pageId: string): string {
  return `${siteUrl}/iiif/manifest/${pageId}`;
}

/** Whether a page shows a work with pictures that other viewers can show. */
export function hasManifest(view: PageView): boolean {
  return view.kind === 'work' && workPictures(view, '').length > 0;
}

/** The pictures of a work in order: drawings and moving pictures are none that the IIIF Image API knows. */
export function workPictures({ document, media }: PageView, siteUrl: string): ManifestPicture[] {
  return pagePictures(document.translation.content).flatMap(({ src, alt, caption }) => {
    const facts = media[src];
    if (!facts?.width || !facts.height || !isStill(facts)) return [];
    const size = { width: facts.width, height: facts.height };
    return [{ ...size, alt, caption, service: siteUrl + tilesPath(src), sizes: wholeSizes(size) }];
  });
}
