import 'server-only';

import { createHash } from 'node:crypto';
import { type ManifestText, workManifest } from '@/lib/domain/iiif/manifest';
import { MANIFEST_TYPE, manifestAddress, workPictures } from '@/lib/domain/iiif/work-pictures';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import type { PictureRights } from '@/lib/domain/media/rights';
import { pageAddress } from '@/lib/domain/site/absolute';
import { readPageKind } from '@/lib/domain/site/page-kinds';
import { labelledSummary } from '@/lib/domain/site/page-label';
import type { PageView } from '@/lib/domain/site/view-model';
import { pagePictures } from '@/lib/domain/structured-data/page-pictures';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { servedRightsAt } from '@/lib/server/media/served-rights';
import { translatorFor } from '@/lib/server/messages/translator';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { answerWith, iiifHeaders, noSuchPicture } from './iiif-headers';

const SOON = 'public, max-age=60';

/**
 * `GET /iiif/manifest/{page}`: a public work as a IIIF Presentation 3 manifest, with its texts in all languages that it
 * is written in. The address names the page by its id, so that it stays when the path changes.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function serveManifest(pageId: string, request: Request): Promise<Response> {
  const views = await viewsOf(pageId);
  const [first] = views;
  const pictures = first ? workPictures(first, env().siteUrl) : [];
  if (!first || pictures.length === 0) throw noSuchPicture();
  const rights = await rightsOf(first);
  const texts = await Promise.all(views.map((view) => textOf(view, rights)));
  const id = manifestAddress(env().siteUrl, pageId);
  const body = JSON.stringify(workManifest({ id, texts, pictures, licence: rights.licence }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = iiifHeaders({ contentType: MANIFEST_TYPE, etag, cacheControl: SOON, rights });
  return answerWith(new TextEncoder().encode(body), headers, request);
}

/** The work in each language that visitors read it in, default first. */
async function viewsOf(pageId: string): Promise<PageView[]> {
  const page = isStorableText(pageId)
    ? await withDatabaseErrors(() =>
        db.page.findFirst({ where: { id: pageId, deletedAt: null }, select: { path: true, kind: true } }),
      )
    : null;
  if (!page || readPageKind(page.kind) !== 'work') return [];
  const languages = await listActiveLanguages();
  const first = await buildPageView(page.path, defaultOf(languages), languages);
  if (!first) return [];
  const written = first.view.writtenIn.map(({ code }) => code);
  const views: PageView[] = [];
  for (const language of languages.filter(({ code }) => written.includes(code))) {
    const found = language.isDefault ? first : await buildPageView(page.path, language, languages);
    if (found) views.push(found.view);
  }
  return views;
}

async function textOf(view: PageView, rights: PictureRights): Promise<ManifestText> {
  const { document, contentLanguage } = view;
  const t = await translatorFor(contentLanguage);
  const { attributes, attributeNames } = labelledSummary(view);
  const label = Object.entries(attributes).flatMap(([slug, value]) => {
    const name = Object.hasOwn(attributeNames, slug) ? attributeNames[slug] : undefined;
    return name === undefined || typeof value === 'boolean'
      ? []
      : [[slug, { name, value: String(value) }] as const];
  });
  return {
    tag: contentLanguage.tag,
    title: document.meta.title,
    description: document.meta.description,
    address: pageAddress(env().siteUrl, document.translation.path, contentLanguage),
    label: Object.fromEntries(label),
    attribution: {
      name: t('site.attribution'),
      value: rights.credit || rights.copyright || `© ${t('site.artist')}`,
    },
  };
}

/** What the work's first picture says, or the site where it names nobody. */
async function rightsOf({ document }: PageView): Promise<PictureRights> {
  const [cover] = pagePictures(document.translation.content);
  const { rights } = await servedRightsAt(cover ? pathnameOfMediaPath(cover.src) : null);
  return rights;
}
