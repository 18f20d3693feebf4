import { queryOptions } from '@tanstack/react-query';
import {
  changedWebhook,
  madeWebhook,
  newWebhookSecret,
  type WebhookChange,
  type WebhookCreation,
  type WebhookTest,
  webhookList,
  webhookTest,
} from '@/lib/contracts/webhooks';
import { call, callForNothing } from './http';

const PATH = '/api/webhooks';
const WHILE_WAITING_MS = 5_000;

/** The webhooks of the site and their last deliveries; asked for again and again while something waits. For the owner only. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(PATH, webhookList, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.webhooks.some(({ waiting }) => waiting > 0) ? WHILE_WAITING_MS : false,
});

/** Adds a webhook; its secret is given this once. */
export const addWebhook = (body: WebhookCreation) => call(PATH, madeWebhook, { method: 'POST', body });

export const changeWebhook = ({ id, ...body }: WebhookChange & { id: string }) =>
  call(at(id), changedWebhook, { method: 'PATCH', body });

export const removeWebhook = (id: string): Promise<void> => callForNothing(at(id), { method: 'DELETE' });

/** Sends an event as a test, and tells what came back. */
export const testWebhook = (id: string): Promise<WebhookTest> =>
  call(`${at(id)}/test`, webhookTest, { method: 'POST' });

/** Gives a webhook another secret, which is given this once. */
export const renewWebhookSecret = async (id: string): Promise<string> =>
  (await call(`${at(id)}/secret`, newWebhookSecret, { method: 'POST' })).secret;

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
