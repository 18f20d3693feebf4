import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madePreviewLink } from '@/lib/contracts/publishing';
import { databaseUrl } from '@/lib/server/env';
import { type FindStanding, findStandingIn } from '@/lib/server/page-store/find-standing';
import { readPageAddress } from '@/lib/server/page-store/page-address';
import { openPage } from '@/lib/server/pages/view/open-page';
import { openPublishingSite } from './support/publishing';
import type { TestSite } from './support/site';

let site: TestSite;
type Opened = Awaited<ReturnType<typeof openPublishingSite>>;
let pages: Opened['pages'];
let calls: Opened['calls'];
let find: FindStanding;

beforeAll(async () => {
  ({ site, pages, calls } = await openPublishingSite());
  find = findStandingIn(databaseUrl());
});
afterAll(() => site.close());

const LOCALES = ['en', 'ru', 'uk', 'de'];

/** The application's own answer for an address, in the form that the lookup uses. */
async function opened(locale: string, path: string): Promise<[boolean, string]> {
  const segments = path.split('/').slice(1).map(encodeURIComponent);
  const page = await openPage(locale, path === '/' ? [] : segments, 'page');
  if (page.kind === 'moved') return [true, page.locale];
  const { frame } = page.kind === 'page' ? page.view : page;
  return [page.kind === 'page', frame.language.code];
}

async function agreeOn(paths: readonly string[]): Promise<string[]> {
  const there: string[] = [];
  for (const locale of LOCALES) {
    for (const path of paths) {
      const pathname = locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;
      // The English home page's address is the only one that is never checked.
      const address = readPageAddress(pathname) ?? { locale, path, filter: null, token: null };
      const { what, language } = await find(address);
      expect([pathname, what !== null, language]).toEqual([pathname, ...(await opened(locale, path))]);
      if (what !== null) there.push(`${pathname} ${what}`);
    }
  }
  return there;
}

describe('what the small server finds at an address is what the application finds there', () => {
  it('agrees with the pages in each language, after any change', async () => {
    await pages.add('/');
    await pages.add('/public');
    const hidden = await pages.add('/hidden', { isDraft: true });
    const russian = await pages.add('/russian', { locale: 'ru', isDraft: true });
    await calls.publish(russian, {}, 'ru');
    const moved = await pages.add('/before');
    await pages.change(moved, { path: '/after' });
    const hiddenLater = await pages.add('/seen');
    await pages.change(hiddenLater, { path: '/unseen' });
    await calls.unpublish(hiddenLater);
    const binned = await pages.add('/binned');
    await pages.change(binned, { path: '/binned-elsewhere' });
    await pages.remove(binned);
    const links = [];
    for (const [id, locale] of [
      [hidden, 'en'],
      [hidden, 'ru'],
      [moved, 'uk'],
    ] as const) {
      const { json } = await calls.link(id, { locale, hours: 1 });
      links.push(new URL(madePreviewLink.parse(json).url).pathname.replace(/^\/(?:ru|uk)/, ''));
    }
    const [expired = ''] = links.splice(0, 1);
    const past = new Date(Date.now() - 7_200_000);
    await site.db.previewLink.updateMany({
      where: { language: { code: 'en' } },
      data: { createdAt: past, expiresAt: new Date(past.getTime() + 3_600_000) },
    });
    const there = await agreeOn([
      ...['/', '/public', '/hidden', '/russian', '/before', '/after', '/seen', '/unseen', '/binned'],
      ...['/binned-elsewhere', '/none', '/public/none', '/a_b', '/wp-login.php', expired, ...links],
    ]);
    const everywhere = ['/ page', '/public page', '/before link', '/after page'];
    const of = (locale: string, found: string[]) =>
      found.map((each) => `/${locale}${each.startsWith('/ ') ? each.slice(1) : each}`);
    expect(there).toEqual([
      ...everywhere,
      ...of('ru', [
        '/ page',
        '/public page',
        '/russian page',
        '/before link',
        '/after page',
        `${links[0]} link`,
      ]),
      ...of('uk', [...everywhere, `${links[1]} link`]),
    ]);
  });

  it('also with another default language, and without the one that has no prefix', async () => {
    const { id } = await site.db.language.findUniqueOrThrow({ where: { code: 'ru' } });
    await site.db.siteSetting.updateMany({ data: { defaultLanguageId: id } });
    await site.db.language.update({ where: { code: 'en' }, data: { isActive: false } });
    expect(await agreeOn(['/public', '/russian', '/none', '/before'])).toEqual([
      '/ru/russian page',
      '/uk/russian page',
    ]);
  });

  it('answers many at a time, each with its own', async () => {
    const requested = Array.from({ length: 500 }, (_, at) =>
      at % 3 === 0 ? '/uk/russian' : `/uk/none-${at}`,
    );
    const found = await Promise.all(
      requested.map((pathname) =>
        find(readPageAddress(pathname) ?? { locale: '', path: null, filter: null, token: null }),
      ),
    );
    expect(found.map(({ what }) => what)).toEqual(requested.map((_, at) => (at % 3 === 0 ? 'page' : null)));
  });
});
