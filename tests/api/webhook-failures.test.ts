import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pauseAfterTry, WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { sweepDeliveries } from '@/lib/server/webhooks/claim-delivery';
import { sendDueWebhooks } from '@/lib/server/webhooks/send-webhooks';
import {
  broken,
  endless,
  silence,
  startReceiver,
  status,
  unfinished,
  type WebhookReceiver,
} from '@/tests/setup/webhook-receiver';
import { write } from './support/mail';
import { openSite, type TestSite } from './support/site';
import { forgetWebhooks, passHookTime, webhookCalls } from './support/webhooks';

const HOUR_MS = 3_600_000;

let site: TestSite;
let calls: ReturnType<typeof webhookCalls>;
let receiver: WebhookReceiver;
let id: string;
let sent = 0;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  calls = webhookCalls(await site.signIn('owner'));
  await calls.list();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetWebhooks(site);
  receiver = await startReceiver();
  id = await calls.tell(receiver, ['message.received']);
});
afterEach(() => receiver.close());

const happen = async () => {
  sent += 1;
  expect((await write({ message: `Message ${sent}` })).status).toBe(201);
};
const state = async () => {
  const { webhooks, deliveries } = await calls.list();
  const [webhook] = webhooks;
  return { webhook, deliveries };
};

describe('a delivery that is not taken', () => {
  it('is tried eight times over a day and a half, with the same id, each time signed anew', async () => {
    await happen();
    for (let tries = 1; tries <= 8; tries += 1) {
      receiver.answers.push(status(500));
      await sendDueWebhooks();
      expect(receiver.received).toHaveLength(tries);
      const { deliveries } = await state();
      const isLast = tries === 8;
      expect(deliveries).toMatchObject([
        { state: isLast ? 'failed' : 'waiting', tries, status: 500, problem: 'status' },
      ]);
      const pause = pauseAfterTry(tries);
      if (pause === null) break;
      // Not a moment earlier.
      await passHookTime(site, pause - 20_000);
      await sendDueWebhooks();
      expect(receiver.received).toHaveLength(tries);
      await passHookTime(site, 20_000);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
    await passHookTime(site, 48 * HOUR_MS);
    await sendDueWebhooks();
    expect(receiver.received).toHaveLength(8);
  });

  it('is taken later, and the address counts as well again', async () => {
    await happen();
    receiver.answers.push(status(503));
    await sendDueWebhooks();
    expect((await state()).webhook?.failingSince).not.toBeNull();
    await passHookTime(site, 30_000);
    await sendDueWebhooks();
    expect(await state()).toMatchObject({
      webhook: { failingSince: null, waiting: 0 },
      deliveries: [{ state: 'sent', status: 204, problem: null, tries: 2 }],
    });
  });

  it('is not taken by an address that leads elsewhere, which is not called', async () => {
    const elsewhere = await startReceiver();
    await happen();
    receiver.answers.push(status(307, { location: elsewhere.url }));
    await sendDueWebhooks();
    expect((await state()).deliveries).toMatchObject([{ status: 307, problem: 'redirected' }]);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it.each([
    ['an endless answer is hung up on', endless],
    ['one that does not end is not waited for', unfinished],
    ['one that breaks off is whole enough', broken],
  ])('is taken by a status alone: %s', async (_, answer) => {
    await happen();
    receiver.answers.push(answer);
    const startedAt = performance.now();
    await sendDueWebhooks();
    expect((await state()).deliveries).toMatchObject([{ state: 'sent', status: 200 }]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('by an address that hangs is over after ten seconds, and keeps no other one waiting', async () => {
    const other = await startReceiver();
    await calls.tell(other, ['message.received']);
    receiver.answers.push(silence);
    await happen();
    const startedAt = Date.now();
    const round = sendDueWebhooks();
    await round;
    expect((await state()).deliveries).toContainEqual(
      expect.objectContaining({ webhookId: id, state: 'waiting', problem: 'timeout', status: null }),
    );
    expect(Date.now() - startedAt).toBeGreaterThan(9_000);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    expect((other.received[0]?.at ?? 0) - startedAt).toBeLessThan(5_000);
    await other.close();
  }, 40_000);

  it('by an address where nobody listens', async () => {
    await receiver.close();
    await happen();
    await sendDueWebhooks();
    expect((await state()).deliveries).toMatchObject([
      { problem: 'refused', status: null, state: 'waiting' },
    ]);
    receiver = await startReceiver();
  });

  it('is not sent where the secret of the site is another one', async () => {
    await happen();
    await site.db.webhook.updateMany({ data: { secret: 'sealed by another' } });
    await sendDueWebhooks();
    expect((await state()).deliveries).toMatchObject([{ problem: 'secretLost' }]);
    expect(receiver.received).toEqual([]);
  });
});

describe('an address that has failed for days', () => {
  it('is switched off with what waits for it, and says so until it is switched on again', async () => {
    await happen();
    receiver.answers.push(status(500), status(500), status(500));
    await sendDueWebhooks();
    await passHookTime(site, WEBHOOKS.giveUpAfterMs - HOUR_MS);
    await sendDueWebhooks();
    expect((await state()).webhook?.isOn).toBe(true);
    await happen();
    await passHookTime(site, HOUR_MS);
    await sendDueWebhooks();
    expect(await state()).toMatchObject({
      webhook: { isOn: false, isGivenUp: true, waiting: 0 },
      deliveries: [{ state: 'failed' }, { state: 'failed' }],
    });
    const before = receiver.received.length;
    await happen();
    await sendDueWebhooks();
    expect(receiver.received).toHaveLength(before);
    await calls.change(id, { isOn: true });
    await happen();
    receiver.answers.length = 0;
    await sendDueWebhooks();
    expect(receiver.received).toHaveLength(before + 1);
    expect((await state()).webhook).toMatchObject({ isOn: true, isGivenUp: false, failingSince: null });
  });

  it('is switched off at once where it says that it is gone', async () => {
    await happen();
    receiver.answers.push(status(410));
    await sendDueWebhooks();
    expect((await state()).webhook).toMatchObject({ isOn: false, isGivenUp: true });
  });
});

describe('several servers', () => {
  it('send each delivery once', async () => {
    for (let n = 0; n < 5; n += 1) await happen();
    await Promise.all([sendDueWebhooks(), sendDueWebhooks(), sendDueWebhooks()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('take over what a dead one has claimed, once its lease is over', async () => {
    await happen();
    await site.db.webhookDelivery.updateMany({
      data: { tries: 1, leasedUntil: new Date(Date.now() + WEBHOOKS.leaseMs) },
    });
    await sendDueWebhooks();
    expect(receiver.received).toEqual([]);
    await passHookTime(site, WEBHOOKS.leaseMs);
    await sendDueWebhooks();
    expect(receiver.received).toHaveLength(1);
  });
});

it('keeps two hundred finished deliveries of an address, for two weeks', async () => {
  const old = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS);
  const make = (count: number, more: object) =>
    site.db.webhookDelivery.createMany({
      data: Array.from({ length: count }, () => ({ webhookId: id, type: 'page.saved', body: '{}', ...more })),
    });
  await make(1, { state: 'sent', createdAt: old(15) });
  await make(1, { state: 'waiting', createdAt: old(15), nextTryAt: new Date(Date.now() + HOUR_MS) });
  await make(210, { state: 'sent' });
  await sweepDeliveries();
  const count = (where: object) => site.db.webhookDelivery.count({ where });
  expect([await count({ state: 'sent' }), await count({ state: 'waiting' })]).toEqual([200, 1]);
  expect((await calls.list()).deliveries).toHaveLength(WEBHOOKS.shown);
});
