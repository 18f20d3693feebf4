import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calendarRoute from '@/app/%5Fcalendar/[locale]/[[...path]]/route';
import { call } from './support/call';
import { pageCalls } from './support/pages';
import { openSite, SITE_URL, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('owner'));
});
afterAll(() => site.close());

const file = (locale: string, ...path: string[]) => call(calendarRoute, 'GET', { params: { locale, path } });
const linesOf = (bytes: Buffer) => bytes.toString().replaceAll('\r\n ', '').split('\r\n');
const uidsOf = (bytes: Buffer) => linesOf(bytes).filter((line) => line.startsWith('UID:'));

describe('calendar.ics beside a page (docs/reference/finding.md)', () => {
  it('has the days, the place and the address of an exhibition in each language', async () => {
    for (const [locale, prefix] of [
      ['en', ''],
      ['ru', '/ru'],
      ['uk', '/uk'],
    ] as const) {
      const { status, headers, bytes } = await file(locale, 'exhibitions', 'unlit-2022');
      expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const lines = linesOf(bytes);
      expect(lines).toContain('DTSTART;VALUE=DATE:20221124');
      expect(lines).toContain('DTEND;VALUE=DATE:20230227');
      expect(lines).toContain(`URL:${SITE_URL}${prefix}/exhibitions/unlit-2022`);
      expect(lines.filter((line) => line.startsWith('LOCATION'))).toHaveLength(1);
    }
  });

  it('has all exhibitions beside their list, under the ids that they have by themselves', async () => {
    const all = uidsOf((await file('en', 'exhibitions')).bytes);
    expect(all.length).toBeGreaterThan(3);
    const [one] = uidsOf((await file('uk', 'exhibitions', 'unlit-2022')).bytes);
    expect(all).toContain(one);
    const page = await site.db.page.findUniqueOrThrow({ where: { path: '/exhibitions/unlit-2022' } });
    await calls.change(page.id, { path: '/exhibitions/unlit-moved' });
    expect(uidsOf((await file('en', 'exhibitions', 'unlit-moved')).bytes)).toEqual([one]);
    const moved = await file('en', 'exhibitions', 'unlit-2022');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      '/exhibitions/unlit-moved/calendar.ics',
    ]);
  });

  it('says of each exhibition when that one was changed', async () => {
    const changedIn = async () => {
      const lines = linesOf((await file('en', 'exhibitions')).bytes);
      return lines.filter((line) => line.startsWith('LAST-MODIFIED'));
    };
    const { id } = await site.db.page.findFirstOrThrow({ where: { kind: 'exhibition', deletedAt: null } });
    await site.db.page.update({ where: { id }, data: { updatedAt: new Date('2031-02-03T04:05:06Z') } });
    expect((await changedIn()).filter((line) => line === 'LAST-MODIFIED:20310203T040506Z')).toHaveLength(1);
  });

  it('is not beside pages without days, and not beside what is no page', async () => {
    for (const path of [['about'], ['works'], ['no-such-page'], []])
      expect((await file('en', ...path)).status, path.join('/')).toBe(404);
  });
});
