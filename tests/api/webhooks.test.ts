import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueWebhooks } from '@/lib/server/webhooks/send-webhooks';
import { startReceiver, status, type WebhookReceiver } from '@/tests/setup/webhook-receiver';
import { openSite, type TestSite } from './support/site';
import { forgetWebhooks, webhookCalls } from './support/webhooks';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let site: TestSite;
let calls: ReturnType<typeof webhookCalls>;
let receiver: WebhookReceiver;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  calls = webhookCalls(await site.signIn('owner'));
  await calls.list();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetWebhooks(site);
  await site.db.auditEvent.deleteMany();
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const events = async () =>
  (await site.db.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(
    ({ action, object }) => `${action} ${object}`,
  );
const hostOf = () => new URL(receiver.url).host;

describe('a webhook (docs/reference/webhooks.md)', () => {
  it('is added with a secret that is shown once and sealed in the database', async () => {
    const { status, json } = await calls.add({
      url: 'https://hooks.example/a?key=1',
      events: ['page.saved', 'page.saved'],
    });
    expect([status, json.webhook]).toEqual([
      201,
      {
        ...{
          id: expect.any(String),
          url: 'https://hooks.example/a?key=1',
          events: ['page.saved'],
          isOn: true,
        },
        ...{ failingSince: null, isGivenUp: false, waiting: 0, missed: 0, createdAt: expect.any(String) },
      },
    ]);
    expect(Buffer.from(json.secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    const [row] = await site.db.webhook.findMany();
    expect(row?.secret).not.toContain(json.secret.slice(6, 20));
    const list = await calls.list();
    expect(list.webhooks).toEqual([json.webhook]);
    expect(JSON.stringify(list)).not.toContain(json.secret);
    // What stands behind the host may be a secret of its receiver.
    expect(await events()).toEqual(['webhook_added hooks.example']);
  });

  it.each([
    ['http://hooks.example/', 'url'],
    ['https://me:secret@hooks.example/', 'url'],
    ['javascript:alert(1)', 'url'],
    ['hooks.example', 'url'],
    [`https://hooks.example/${'x'.repeat(2000)}`, 'url'],
  ])('is refused at %s', async (url, path) => {
    const { status, json } = await calls.add({ url, events: ['page.saved'] });
    expect([status, json.errors[0].path]).toEqual([422, path]);
    const id = await calls.tell(receiver);
    expect((await calls.change(id, { url })).status).toBe(422);
  });

  it('asks for one event at least, and only for those that there are', async () => {
    for (const wrong of [[], ['page.unpublished'], ['webhook.test'], ['*']])
      expect((await calls.add({ url: receiver.url, events: wrong })).status).toBe(422);
  });

  it('is one of ten at most', async () => {
    for (let n = 0; n < 10; n += 1) await calls.tell(receiver);
    expect((await calls.add({ url: receiver.url, events: ['page.saved'] })).json.code).toBe('conflict');
  });

  it('is changed, switched off and on, and removed', async () => {
    const id = await calls.tell(receiver);
    const changed = await calls.change(id, { events: ['message.received'] });
    expect([changed.status, changed.json.webhook.events]).toEqual([200, ['message.received']]);
    await site.db.webhookDelivery.create({ data: { webhookId: id, type: 'page.saved', body: '{}' } });
    expect((await calls.change(id, { isOn: false })).json.webhook).toMatchObject({ isOn: false, waiting: 0 });
    await site.db.webhookDelivery.create({ data: { webhookId: id, type: 'page.saved', body: '{}' } });
    expect((await calls.change(id, { isOn: true })).json.webhook).toMatchObject({ isOn: true, waiting: 0 });
    expect((await calls.change(id, {})).status).toBe(422);
    expect((await calls.remove(id)).status).toBe(204);
    for (const gone of [id, NOBODY]) {
      const answers = [
        await calls.change(gone, { isOn: true }),
        await calls.remove(gone),
        await calls.test(gone),
        await calls.renew(gone),
      ];
      expect(answers.map((each) => each.status)).toEqual([404, 404, 404, 404]);
    }
    expect(await events()).toEqual([
      `webhook_added ${hostOf()}`,
      ...Array.from({ length: 3 }, () => `webhook_changed ${hostOf()}`),
      `webhook_removed ${hostOf()}`,
    ]);
  });
});

describe('a test', () => {
  it('is signed, and tells what came back', async () => {
    const id = await calls.tell(receiver, ['page.saved']);
    const { status: answered, json } = await calls.test(id);
    expect([answered, json]).toEqual([200, { status: 204, problem: null }]);
    const [test] = receiver.received;
    expect(test?.isSigned).toBe(true);
    expect(test?.json).toEqual({
      type: 'webhook.test',
      timestamp: expect.any(String),
      data: { url: 'http://localhost:3000' },
    });
    expect(test?.headers['content-type']).toBe('application/json');
    expect(Math.abs(Number(test?.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000);
    receiver.answers.push(status(500));
    const failed = await calls.test(id);
    expect(failed.json).toEqual({ status: 500, problem: 'status' });
    expect(failed.text).not.toContain('not for anybody');
    // It is not tried again, and says nothing of the address.
    await sendDueWebhooks();
    expect([receiver.received.length, await calls.list()]).toEqual([
      2,
      expect.objectContaining({
        deliveries: [],
        webhooks: [expect.objectContaining({ failingSince: null })],
      }),
    ]);
  });

  it('is signed with the new secret once there is one', async () => {
    const id = await calls.tell(receiver);
    const before = receiver.secret;
    const { status: answered, json } = await calls.renew(id);
    expect([answered, json.secret === before]).toEqual([200, false]);
    await calls.test(id);
    receiver.secret = json.secret;
    await calls.test(id);
    expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([false, true]);
  });

  it('can be sent twenty times in ten minutes', async () => {
    const id = await calls.tell(receiver);
    for (let n = 0; n < 20; n += 1) expect((await calls.test(id)).status).toBe(200);
    expect((await calls.test(id)).status).toBe(429);
  });

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://0x0a000001/',
  ])('goes to no private address: %s', async (url) => {
    const { json } = await calls.add({ url, events: ['page.saved'] });
    expect((await calls.test(json.webhook.id)).json).toEqual({ status: null, problem: 'privateAddress' });
  });
});
