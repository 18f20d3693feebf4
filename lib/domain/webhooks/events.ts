/** Events that an address can ask for. Who asks for published pages is told of those that are taken offline as well. */
export const WEBHOOK_EVENTS = ['page.published', 'page.saved', 'media.uploaded', 'message.received'] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Every `type` that is sent: those events, what goes with them, and the test that an owner asks for. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, 'page.unpublished', 'webhook.test'] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** The event that an address has to have asked for to be told of something of a type; null: of a test it always is. */
export function eventFor(type: WebhookType): WebhookEvent | null {
  if (type === 'webhook.test') return null;
  return type === 'page.unpublished' ? 'page.published' : type;
}
