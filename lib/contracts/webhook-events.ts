import * as z from 'zod';
import { date } from './text';

const page = z.object({
  id: z.string(),
  path: z.string(),
  /** The code of the language, as it stands in addresses. */
  language: z.string(),
  title: z.string(),
  /** The whole address, which visitors find only where the text is public. */
  url: z.string(),
});

/** A text of a page was saved: `isPublic` says whether visitors read what was saved. */
const pageSavedEvent = z.object({
  type: z.literal('page.saved'),
  timestamp: date,
  data: page.extend({ isPublic: z.boolean() }),
});

/** A text of a page became public, or its draft did. */
const pagePublishedEvent = z.object({
  type: z.literal('page.published'),
  timestamp: date,
  data: page,
});

/** A text of a page is not public any more. */
const pageUnpublishedEvent = z.object({
  type: z.literal('page.unpublished'),
  timestamp: date,
  data: page,
});

/** A file was added to the library. */
const mediaUploadedEvent = z.object({
  type: z.literal('media.uploaded'),
  timestamp: date,
  data: z.object({
    id: z.string(),
    pathname: z.string(),
    name: z.string(),
    contentType: z.string(),
    size: z.int(),
    url: z.string(),
  }),
});

/** A visitor wrote; messages that look like a robot’s are not told of. */
const messageReceivedEvent = z.object({
  type: z.literal('message.received'),
  timestamp: date,
  data: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    language: z.string(),
    /** The work that it asks about, or null. */
    about: z.object({ id: z.string(), title: z.string() }).nullable(),
  }),
});

/** An owner tries an address. */
const webhookTestEvent = z.object({
  type: z.literal('webhook.test'),
  timestamp: date,
  data: z.object({ url: z.string() }),
});

/** Every event that is sent, by its type. */
export const WEBHOOK_BODIES = {
  'page.published': pagePublishedEvent,
  'page.unpublished': pageUnpublishedEvent,
  'page.saved': pageSavedEvent,
  'media.uploaded': mediaUploadedEvent,
  'message.received': messageReceivedEvent,
  'webhook.test': webhookTestEvent,
} as const;

type Bodies = typeof WEBHOOK_BODIES;

/** What is told of with a type. */
export type WebhookData<Type extends keyof Bodies> = z.output<Bodies[Type]>['data'];
