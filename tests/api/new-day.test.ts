import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { beginDay } from '@/lib/server/tags/new-day';
import { block, contentOf } from './support/content';
import { pageCalls } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('owner'));
});
afterAll(() => site.close());

async function tagsOf(path: string): Promise<string[]> {
  const languages = await listActiveLanguages();
  const [language] = languages;
  return (language && (await buildPageView(path, language, languages)))?.tags ?? [];
}

const dayOf = async () => (await renewedTags(site)).get('day');

describe('pages that say what is open', () => {
  it('depend on the day until all is over, and no others do', async () => {
    expect(await tagsOf('/exhibitions')).not.toContain('day');
    const year = new Date().getUTCFullYear() + 1;
    const dates = `1 January ${year - 2} – 31 December ${year}`;
    const attributes = { dates };
    const content = contentOf(
      [block('RichText', { content: '<p>Open</p>' }, { attributes })],
      [{ id: 'dates', name: 'Dates', slug: 'dates', type: 'text', inherited: false }],
    );
    await calls.add('/exhibitions/open', { kind: 'exhibition' });
    await calls.save('/exhibitions/open', { content });
    expect(await tagsOf('/exhibitions')).toContain('day');
    expect(await tagsOf('/exhibitions/open')).toContain('day');
    expect(await tagsOf('/about')).not.toContain('day');
  });

  it('are renewed once on each day, also after days without a server, and by several servers', async () => {
    const day = (date: string) => beginDay(new Date(`2031-05-${date}Z`));
    expect((await day('01T00:00:02')).map(({ tag }) => tag)).toContain('day');
    const first = await dayOf();
    expect(await day('01T23:59:59')).toEqual([]);
    expect(await dayOf()).toBe(first);
    await Promise.all([day('09T00:00:00'), day('09T00:00:01')]);
    expect(await dayOf()).toBeGreaterThan(first ?? 0);
    const kept = [...(await renewedTags(site)).keys()].filter((tag) => tag.startsWith('day-begun:'));
    expect(kept).toEqual(['day-begun:2031-05-09']);
  });
});
