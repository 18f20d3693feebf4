import { SEED_PAGES } from '@/demo/content/index';
import { SEED_LANGUAGES } from '@/demo/content/languages';
import { localisePath } from '@/lib/domain/addresses/paths';
import { hasFeed } from '@/lib/domain/site/feeds';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { Env } from '@/lib/server/env';
import { leadingPictures } from './leading-pictures';

/** Addresses for programs; the sitemap is made of all pages, so it comes last. */
const FOR_PROGRAMS = ['/robots.txt', '/sitemap.xml'];

/**
 * Asks for every shipped page once, so that a new build's pages are rendered into the page store before a visitor
 * comes, and then, one at a time, for the pictures that pages begin with, unless pictures are to wait until they are
 * asked for. What is there already costs nothing; what fails is made at its first visit instead.
 */
export async function warm(
  origin: string,
  { preparesPictures }: Pick<Env, 'preparesPictures'>,
  isStopping: () => boolean,
): Promise<number> {
  let count = 0;
  const wanted = new Set(addresses());
  // Addresses added during the loop come last.
  for (const address of wanted) {
    if (isStopping()) return count;
    const answer = await fetch(origin + address, { redirect: 'manual' }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    if (answer?.ok) count += 1;
    if (preparesPictures && answer?.headers.get('content-type')?.startsWith('text/html')) {
      for (const picture of leadingPictures(text ?? '')) wanted.add(picture);
    }
  }
  return count;
}

function addresses(): string[] {
  const ofPages = SEED_PAGES.flatMap(({ path }) =>
    SEED_LANGUAGES.flatMap(({ code }) => [
      localisePath(path, code),
      pageFilePath('payload', path, code),
      ...(hasFeed(path) ? [pageFilePath('feed', path, code)] : []),
    ]),
  );
  return [...ofPages, ...FOR_PROGRAMS];
}
