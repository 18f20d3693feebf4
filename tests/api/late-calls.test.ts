import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as language from '@/app/api/languages/[id]/route';
import { revokeSessions } from '@/lib/server/auth/begin-session';
import { call } from './support/call';
import { meta, pageCalls } from './support/pages';
import { type Person, person, untilSomebodyWaits } from './support/people';
import { openSite, type TestSite } from './support/site';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

let site: TestSite;
let olga: Person;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.user.deleteMany();
  olga = await person(site, 'Olga', 'owner');
});

const content = { sections: [] };

describe('a call that was let in before its caller lost the right to it', () => {
  it.each<
    [string, (pages: ReturnType<typeof pageCalls>, headers: Record<string, string>) => Promise<unknown>]
  >([
    ['saves nothing', (pages) => pages.save('/contact', { content })],
    ['changes no tree', (pages) => pages.create({ path: '/late', locale: 'en', meta: meta('Late') })],
    [
      'changes no language',
      async (_, headers) => {
        const { id } = await site.db.language.findFirstOrThrow({ where: { code: 'uk' } });
        const requested = {
          path: `/api/languages/${id}`,
          params: { id },
          headers,
          json: { isActive: false },
        };
        return call(language, 'PATCH', requested);
      },
    ],
  ])('%s', async (_name, make) => {
    const headers = { cookie: olga.cookie };
    const before = await state();
    const { answer } = await site.db.$transaction(async (tx) => {
      await revokeSessions(tx, { userId: olga.id });
      const answer = make(pageCalls(headers), headers);
      await untilSomebodyWaits(site, tx);
      // Kept in an object: a transaction would wait for a promise.
      return { answer };
    });
    expect(await answer).toMatchObject({ status: 401 });
    expect(await state()).toEqual(before);
  });
});

async function state() {
  const [pages, versions, languages] = await Promise.all([
    site.db.page.count(),
    site.db.pageTranslation.aggregate({ _sum: { version: true } }),
    site.db.language.findMany({ select: { code: true, isActive: true }, orderBy: { code: 'asc' } }),
  ]);
  return { pages, versions, languages };
}
