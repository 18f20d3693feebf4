import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { call } from './support/call';
import { textOf } from './support/content';
import { openSite, type TestSite } from './support/site';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

const SAVES = 24;

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const save = (text: string) =>
  call(byPath, 'PATCH', {
    json: { path: '/about', locale: 'en', translation: { content: textOf(`<p>${text}</p>`) } },
    headers: editor,
  });
const text = () => ({ page: { path: '/about' }, language: { code: 'en' } });
const version = async () => (await site.db.pageTranslation.findFirstOrThrow({ where: text() })).version;

/** Waits until no other connection is active in the database. */
async function untilQuiet(): Promise<void> {
  const others = async () => {
    const [row] = await site.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
    return row?.count ?? 0;
  };
  await expect.poll(others, { timeout: 20_000, interval: 200 }).toBe(0);
}

describe('saves that are refused with 503 (attack by many saves at once, decision 38)', () => {
  it('have changed nothing', async () => {
    // The embedded database runs one transaction at a time, so no row can be locked.
    if (site.kind === 'embedded') return;
    const before = await version();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = site.db.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT 1 FROM page_translation t JOIN page p ON p.id = t.page_id WHERE p.path = '/about' FOR UPDATE OF t`;
      await held;
    });
    const answers = await Promise.all(Array.from({ length: SAVES }, (_, at) => save(`late ${at}`)));
    release();
    await holding;
    await untilQuiet();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(await version()).toBe(before);
  });

  it('leave the page open to the next save', async () => {
    const before = await version();
    expect((await save('in time')).status).toBe(200);
    expect(await version()).toBe(before + 1);
  });

  it('are exactly those that made no version, with any number of concurrent saves', async () => {
    const before = await version();
    const answers = await Promise.all(Array.from({ length: SAVES }, (_, at) => save(`at once ${at}`)));
    await untilQuiet();
    const done = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(await version()).toBe(before + done);
  });
});
