import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as siteStatus from '@/app/api/site/status/route';
import { noteBackup } from '@/lib/server/backups/last-backup';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

const PATH = '/api/site/status';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.$transaction([
    site.db.lastBackup.deleteMany(),
    site.db.outgoingMail.deleteMany(),
    site.db.mailSetting.deleteMany(),
    site.db.mediaItem.deleteMany(),
  ]);
});

const read = async (headers: Record<string, string> = {}) =>
  (await call(siteStatus, 'GET', { path: PATH, headers: { ...owner, ...headers } })).json;

const upload = (uploadedAt: Date) =>
  site.db.mediaItem.create({
    data: {
      ...{ pathname: 'uploads/a.txt', name: 'a.txt', contentType: 'text/plain', size: 12, uploadedAt },
      hash: 'a'.repeat(64),
    },
  });

const mail = (state: string) =>
  site.db.outgoingMail.create({ data: { state, messageId: state, giveUpAt: daysAgo(-3), about: [] } });

describe('how the site runs (docs/reference/operations.md#status-and-metrics)', () => {
  it('names release, database and address, and has nothing to say of an untouched site', async () => {
    const status = await read();
    expect(status).toMatchObject({
      ...{ warnings: [], backup: null, lastChangeAt: null, queues: [] },
      ...{ mail: { isOn: false, waiting: 0, failed: 0 }, address: { proxyLine: null } },
      ...{ kept: { files: 0, fileBytes: 0, storage: 'disk' }, disk: { size: expect.any(Number) } },
    });
    const kind = process.env.TEST_DATABASE === 'embedded' ? 'embedded' : 'postgresql';
    expect(status.release).toMatchObject({
      database: { kind, version: expect.stringMatching(/^\d+/) },
      migrations: { last: expect.stringMatching(/^\d{14}_\w+$/) },
    });
  });

  it('asks for a backup once something has changed, and for a new one after a week of changes', async () => {
    await upload(daysAgo(3));
    expect(await read()).toMatchObject({ warnings: ['backupNever'], kept: { files: 1, fileBytes: 12 } });
    const at = daysAgo(2);
    await noteBackup(site.db, { at, file: '/srv/site.tar', bytes: 3_000_000_000, missing: 0 });
    expect(await read()).toMatchObject({
      ...{ warnings: [], backup: { at: at.toISOString(), bytes: 3_000_000_000, missing: 0 } },
    });
    await noteBackup(site.db, { at: daysAgo(9), file: '', bytes: 1, missing: 2 });
    expect((await read()).warnings).toEqual(['backupIncomplete', 'backupOld']);
  });

  it('tells of mail that is not taken and mail that was given up', async () => {
    await mail('waiting');
    await mail('failed');
    const setting = { isOn: true, problem: 'refused', recipient: 'a@b.example', sender: 'a@b.example' };
    await site.db.mailSetting.create({ data: { id: 1, ...setting } });
    expect(await read()).toMatchObject({
      ...{ warnings: ['mailStuck', 'mailFailed'], mail: { isOn: true, waiting: 1, failed: 1 } },
    });
  });

  it('names the line that is missing for a proxy', async () => {
    const status = await read({ 'x-unnamed-proxy': '10.0.0.9' });
    expect(status.warnings).toEqual(['proxyUnnamed']);
    expect(status.address.proxyLine).toBe('TRUSTED_PROXY=10.0.0.9');
  });

  it('is for the owner alone', async () => {
    for (const role of ['editor', 'translator'] as const) {
      const headers = await site.signIn(role);
      expect((await call(siteStatus, 'GET', { path: PATH, headers })).status).toBe(403);
    }
    expect((await call(siteStatus, 'GET', { path: PATH })).status).toBe(401);
  });
});
