import * as z from 'zod';
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from '@/lib/domain/webhooks/events';
import { WEBHOOKS } from '@/lib/domain/webhooks/limits';
import { WEBHOOK_PROBLEMS } from '@/lib/domain/webhooks/problems';
import { date, id, text } from './text';

const event = z.enum(WEBHOOK_EVENTS);
const problem = z.enum(WEBHOOK_PROBLEMS);
const url = text(WEBHOOKS.urlCharacters).trim();
const events = z.array(event).min(1).max(WEBHOOK_EVENTS.length);

/** `POST /api/webhooks`. */
export const webhookCreation = z.strictObject({ url, events });
export type WebhookCreation = z.output<typeof webhookCreation>;

/** `PATCH /api/webhooks/{id}`: omitted fields stay. Switched on again, an address begins anew. */
export const webhookChange = z
  .strictObject({
    url: url.exactOptional(),
    events: events.exactOptional(),
    isOn: z.boolean().exactOptional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: 'Nothing is to be changed' });
export type WebhookChange = z.output<typeof webhookChange>;

export const webhookParams = z.strictObject({ id });

const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(event),
  isOn: z.boolean(),
  /** Since when nothing has been taken; null: the last delivery was, or there was none. */
  failingSince: date.nullable(),
  /** Whether the site itself has switched it off, because nothing was taken for days. */
  isGivenUp: z.boolean(),
  /** Deliveries that wait for their next attempt. */
  waiting: z.int().nonnegative(),
  /** Events that were not queued, because too many waited. */
  missed: z.int().nonnegative(),
  createdAt: date,
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.strictObject({
  id: z.string(),
  webhookId: z.string(),
  type: z.enum(WEBHOOK_TYPES),
  state: z.enum(['waiting', 'sent', 'failed']),
  createdAt: date,
  tries: z.int().nonnegative(),
  triedAt: date.nullable(),
  /** When it is tried again; null where it is not. */
  nextTryAt: date.nullable(),
  /** The status of the last answer; null: there was none. */
  status: z.int().nullable(),
  problem: problem.nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

/** `GET /api/webhooks`: the oldest first, and the last deliveries, the newest first. */
export const webhookList = z.strictObject({
  webhooks: z.array(webhook),
  deliveries: z.array(delivery),
});
export type WebhookList = z.output<typeof webhookList>;

/** A webhook and the secret that it is signed with, which is shown only once. */
export const madeWebhook = z.strictObject({ webhook, secret: z.string() });

/** `PATCH /api/webhooks/{id}`. */
export const changedWebhook = z.strictObject({ webhook });

/** `POST /api/webhooks/{id}/secret`: the old one counts no more. */
export const newWebhookSecret = z.strictObject({ secret: z.string() });

/** `POST /api/webhooks/{id}/test`: what came back; null where nothing did, or nothing is wrong. */
export const webhookTest = z.strictObject({ status: z.int().nullable(), problem: problem.nullable() });
export type WebhookTest = z.output<typeof webhookTest>;
