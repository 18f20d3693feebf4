import 'server-only';

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { type ShareFacts, shareFacts } from '@/lib/domain/share-picture/share-facts';
import { absoluteAddress } from '@/lib/domain/site/absolute';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { PageView } from '@/lib/domain/site/view-model';
import { env } from '@/lib/server/env';
import { translatorFor } from '@/lib/server/messages/translator';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { POSTER } from './draw-poster';

/** Counts up when the same facts are drawn otherwise, so that other sites fetch the new picture. */
const DESIGN = 1;
const VERSION_CHARACTERS = 10;

/** What the picture of a page is drawn from, in the texts of its language. */
export async function factsOf(view: PageView): Promise<ShareFacts> {
  const t = await translatorFor(view.frame.language);
  return shareFacts(view, { artist: t('site.artist'), motto: t('footer.motto') });
}

export interface SharePicture {
  url: string;
  width: number;
  height: number;
  type: string;
  alt: string;
}

/** The picture that stands for a page on other sites. Its address changes with it: they keep what they once fetched. */
export async function sharePictureOf(view: PageView): Promise<SharePicture> {
  const facts = await factsOf(view);
  const address = pageFilePath('share', view.document.translation.path, view.frame.language.code);
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, facts]))
    .digest('base64url')
    .slice(0, VERSION_CHARACTERS);
  return {
    ...POSTER,
    url: `${absoluteAddress(env().siteUrl, address)}?v=${version}`,
    alt: [facts.title, ...(facts.artist === '' ? [] : [facts.artist])].join(' · '),
  };
}

/** The bytes of the picture that is drawn, or null where there is none that can be. */
export async function readCover(cover: string | null): Promise<Buffer | null> {
  const pathname = cover === null ? null : pathnameOfMediaPath(cover);
  const file = pathname === null ? null : await mediaStorage().head(pathname);
  return pathname === null || file === null ? null : buffer(mediaStorage().open(pathname));
}
