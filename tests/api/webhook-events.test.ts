import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_BODIES } from '@/lib/contracts/webhook-events';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { queueSave } from '@/lib/server/webhooks/queue-event';
import { sendDueWebhooks } from '@/lib/server/webhooks/send-webhooks';
import { startReceiver, type WebhookReceiver } from '@/tests/setup/webhook-receiver';
import { textOf } from './support/content';
import { write } from './support/mail';
import { meta } from './support/pages';
import { openPublishingSite } from './support/publishing';
import type { TestSite } from './support/site';
import { upload } from './support/upload';
import { forgetWebhooks, webhookCalls } from './support/webhooks';

type Opened = Awaited<ReturnType<typeof openPublishingSite>>;

let opened: Opened;
let site: TestSite;
let calls: ReturnType<typeof webhookCalls>;
let receiver: WebhookReceiver;

beforeAll(async () => {
  opened = await openPublishingSite();
  site = opened.site;
  calls = webhookCalls(await site.signIn('owner'));
  await calls.list();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetWebhooks(site);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

/** What has been told of since, each as the contract has it and signed. */
async function told(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  await sendDueWebhooks();
  return receiver.received.splice(0).map(({ json, isSigned }) => {
    expect(isSigned).toBe(true);
    const schema = WEBHOOK_BODIES[json.type as keyof typeof WEBHOOK_BODIES];
    expect(schema.parse(json)).toEqual(json);
    return json;
  });
}
const short = async () =>
  (await told()).map(({ type, data }) =>
    [type, data.path ?? data.name, data.isPublic].filter((each) => each !== undefined),
  );

describe('events of pages (docs/reference/webhooks.md)', () => {
  it('tell of a page from its first draft to the bin', async () => {
    await calls.tell(receiver, ['page.published', 'page.saved']);
    const id = await opened.pages.add('/tide', { isDraft: true, meta: meta('Tide') });
    const [first] = await told();
    expect(first).toEqual({
      type: 'page.saved',
      timestamp: expect.any(String),
      data: {
        id,
        path: '/tide',
        language: 'en',
        title: 'Tide',
        url: 'http://localhost:3000/tide',
        isPublic: false,
      },
    });
    await opened.calls.publish(id);
    expect(await short()).toEqual([['page.published', '/tide']]);
    await opened.pages.save('/tide', { content: textOf('again'), version: 1 });
    expect(await short()).toEqual([['page.saved', '/tide', true]]);
    await opened.calls.keep(id, { text: 'draft', baseVersion: 2 });
    expect(await short()).toEqual([['page.saved', '/tide', false]]);
    await opened.calls.publish(id);
    expect(await short()).toEqual([['page.published', '/tide']]);
    await opened.pages.change(id, { locale: 'en', meta: meta('Tides') });
    expect(await short()).toEqual([['page.saved', '/tide', true]]);
    await opened.calls.unpublish(id);
    expect(await short()).toEqual([['page.unpublished', '/tide']]);
    await opened.calls.publish(id);
    await opened.pages.remove(id);
    await opened.pages.restore(id);
    expect(await short()).toEqual([
      ['page.published', '/tide'],
      ['page.unpublished', '/tide'],
      ['page.published', '/tide'],
    ]);
  });

  it('tell only what was asked for', async () => {
    await calls.tell(receiver, ['media.uploaded']);
    await opened.pages.add('/quiet');
    expect(await told()).toEqual([]);
    expect(await site.db.webhookDelivery.count()).toBe(0);
  });

  it('tell of a page that is public at once that it was published', async () => {
    await calls.tell(receiver, ['page.published']);
    await opened.pages.add('/loud');
    expect(await short()).toEqual([['page.published', '/loud']]);
  });

  it('tell of nothing that was rolled back or refused', async () => {
    await calls.tell(receiver);
    const page = { id: 'x', path: '/x', language: 'en', title: 'X', isPublic: true };
    await expect(
      site.db.$transaction(async (tx) => {
        await queueSave(tx, page);
        expect(await tx.webhookDelivery.count()).toBe(1);
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    const stale = await opened.pages.save('/loud', { content: textOf('stale'), version: 77 });
    expect(stale.status).toBe(409);
    const taken = await opened.pages.create({ path: '/loud', locale: 'en', meta: meta('x') });
    expect(taken.status).toBe(409);
    expect(await told()).toEqual([]);
  });
});

describe('other events', () => {
  it('tell of a file, once', async () => {
    await calls.tell(receiver, ['media.uploaded']);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    for (let n = 0; n < 2; n += 1) await upload([['Sea view.png', png]], opened.headers);
    const [file, ...others] = await told();
    expect(others).toEqual([]);
    expect(file?.data).toMatchObject({
      ...{ pathname: 'uploads/Sea-view.png', contentType: 'image/png', size: expect.any(Number) },
      url: 'http://localhost:3000/media/uploads/Sea-view.png',
    });
  });

  it('tell of a message and of what it asks about, but not of what looks like a robot’s', async () => {
    await calls.tell(receiver, ['message.received']);
    const id = await opened.pages.add('/works-of-mine', { meta: meta('Low Tide') });
    expect((await write({ about: '/works-of-mine', locale: 'en' })).status).toBe(201);
    await write({ name: 'Robot', website: 'https://x.example' });
    const messages = await told();
    expect(messages.map(({ data }) => data)).toEqual([
      {
        ...{ id: expect.any(String), name: 'Ada Lovelace', email: 'ada@museum.example' },
        ...{ message: 'May we borrow Tide?', language: 'en', about: { id, title: 'Low Tide' } },
      },
    ]);
  });

  it('forget a message with it', async () => {
    await calls.tell(receiver, ['message.received']);
    await write({ name: 'Gone' });
    await site.db.contactMessage.deleteMany();
    expect([await told(), await site.db.webhookDelivery.count()]).toEqual([[], 0]);
  });
});

it('queues no more than a thousand for an address, and counts what it missed', async () => {
  const id = await calls.tell(receiver, ['page.saved']);
  const other = await startReceiver();
  const otherId = await calls.tell(other, ['page.saved']);
  await site.db.webhookDelivery.createMany({
    data: Array.from({ length: WEBHOOKS.waiting }, () => ({
      ...{ webhookId: id, type: 'page.saved', body: '{}' },
      nextTryAt: new Date(Date.now() + 3_600_000),
    })),
  });
  await opened.pages.add('/too-much');
  const { webhooks } = await calls.list();
  expect(webhooks.map((each) => [each.id, each.waiting, each.missed])).toEqual([
    [id, WEBHOOKS.waiting, 1],
    [otherId, 1, 0],
  ]);
  await other.close();
});
