import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '@/lib/server/pages/publishing/publish-due';
import { getPage } from '@/lib/server/pages/read/get-page';
import { refusal } from './support/pages';
import { eventsOf, openPublishingSite, stateIn, twoTexts } from './support/publishing';
import type { TestSite } from './support/site';

let site: TestSite;
type Opened = Awaited<ReturnType<typeof openPublishingSite>>;
let pages: Opened['pages'];
let calls: Opened['calls'];

beforeAll(async () => {
  ({ site, pages, calls } = await openPublishingSite());
});
afterAll(() => site.close());

const SOON_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + SOON_MS).toISOString();
/** Lets the time come that was set for a page. */
const passTime = (pageId: string) =>
  site.db.pageTranslation.updateMany({
    where: { pageId, publishAt: { not: null } },
    data: { publishAt: new Date(Date.now() - 1) },
  });

/** What visitors read at a path; null for a 404. */
async function read(path: string): Promise<string | null> {
  const found = await getPage(path, 'en').catch(() => null);
  return found && JSON.stringify(found.translation.content);
}

const events = (object: string) => eventsOf(site, object);

describe('scheduled publishing', () => {
  it('happens at its time, once, and records who scheduled it', async () => {
    const id = await pages.add('/timed', { isDraft: true });
    const other = await pages.add('/timed-draft');
    await calls.keep(other, { text: '<p>at last</p>' });
    const at = inAnHour();
    expect(stateIn(await calls.publish(id, { at }))).toMatchObject({ publishAt: at, publishedAt: null });
    await calls.publish(other, { at });
    expect([await publishDue(), await read('/timed')]).toEqual([0, null]);
    await passTime(id);
    await passTime(other);
    const done = await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await calls.state(id)).toMatchObject({ version: 1, publishAt: null, problem: null });
    expect(await read('/timed')).not.toBeNull();
    expect(await read('/timed-draft')).toContain('at last');
    expect(await site.db.revision.count({ where: { translation: { pageId: other } } })).toBe(2);
    expect(await publishDue()).toBe(0);
  });

  it('records who scheduled it', async () => {
    const id = await pages.add('/named', { isDraft: true });
    // Late enough for a busy machine to have made its request.
    const at = new Date(Date.now() + 2_000).toISOString();
    expect(stateIn(await calls.publish(id, { at }))).toMatchObject({ publishAt: at });
    await expect.poll(publishDue).toBe(1);
    expect(await events('/named (en)')).toEqual(['page_scheduled editor 1', 'page_published editor 1']);
  });

  it('can be cancelled, and is refused if nothing is to be published or the time has passed', async () => {
    const id = await pages.add('/back');
    expect(refusal(await calls.publish(id, { at: inAnHour() }))).toEqual([
      ...[422, 'validation_failed', 'There is nothing that waits to be published.'],
    ]);
    await calls.keep(id, {});
    expect((await calls.publish(id, { at: new Date(Date.now() - 1000).toISOString() })).status).toBe(422);
    await calls.publish(id, { at: inAnHour() });
    expect(stateIn(await calls.publish(id, { at: null }))).toMatchObject({ publishAt: null });
    await calls.publish(id, { at: inAnHour() });
    expect(stateIn(await calls.unpublish(id))).toMatchObject({ publishAt: null, publishedAt: null });
    expect((await calls.publish(id, {}, 'uk')).status).toBe(404);
  });

  it('skips a text that fails unexpectedly, and continues with the next', async () => {
    const first = await pages.add('/failing', { isDraft: true });
    const second = await pages.add('/behind', { isDraft: true });
    await calls.publish(first, { at: inAnHour() });
    await calls.publish(second, { at: inAnHour() });
    await passTime(first);
    await site.db.$executeRawUnsafe(`create function fail_publishing() returns trigger language plpgsql as
      $$ begin if new.page_id = '${first}' then raise exception 'broken text'; end if; return new; end $$`);
    await site.db.$executeRaw`create trigger fail before update on page_translation
      for each row execute function fail_publishing()`;
    await passTime(second);
    expect([await publishDue(), await read('/failing')]).toEqual([1, null]);
    expect(await read('/behind')).not.toBeNull();
    // It stays due, and is left alone for a while.
    expect(await publishDue()).toBe(0);
    expect((await calls.state(first))?.publishAt).not.toBeNull();
    await site.db.$executeRaw`drop function fail_publishing cascade`;
  });

  it('stays as it is where others have changed the same, and says so until it is put right', async () => {
    const id = await pages.add('/problem');
    await pages.save('/problem', { content: twoTexts('one', 'two'), version: 1 });
    await calls.keep(id, { content: twoTexts('mine', 'two'), baseVersion: 2 });
    await calls.publish(id, { at: inAnHour() });
    await pages.save('/problem', { content: twoTexts('theirs', 'two'), version: 2 });
    await passTime(id);
    expect(await publishDue()).toBe(1);
    const state = await calls.state(id);
    expect(state).toMatchObject({ version: 3, publishAt: null, problem: 'conflict' });
    expect([await publishDue(), await read('/problem')]).toEqual([0, expect.stringContaining('theirs')]);
    const version = state?.draft?.version ?? 0;
    const mended = await calls.keep(id, { content: twoTexts('ours', 'two'), baseVersion: 3, version });
    expect(stateIn(mended)?.problem).toBeNull();
    await calls.publish(id);
    expect(await read('/problem')).toContain('ours');
  });
});
