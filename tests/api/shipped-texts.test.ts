import { afterAll, beforeAll, expect, it } from 'vitest';
import { countTexts } from '@/lib/server/pages/write/standing';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const standings = () =>
  site.db.pageTranslation.findMany({
    select: { id: true, untranslated: true, wordBlocks: true, translatedBlocks: true },
    orderBy: { id: 'asc' },
  });

it('the shipped texts come with how far they are translated, as it would be counted', async () => {
  const shipped = await standings();
  expect(await countTexts()).toBe(0);
  await site.db.pageTranslation.updateMany({
    data: { untranslated: [], wordBlocks: null, translatedBlocks: 0 },
  });
  while ((await countTexts()) > 0);
  expect(await standings()).toEqual(shipped);
});
