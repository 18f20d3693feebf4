import { WEBHOOK_BODIES } from '@/lib/contracts/webhook-events';
import { WEBHOOK_TYPES } from '@/lib/domain/webhooks/events';
import type { Json, SchemaWriter } from './schema-writer';

const SUMMARY = {
  'page.published': 'A text of a page became public, or its draft did',
  'page.unpublished': 'A text of a page is not public any more; sent to whoever asks for `page.published`',
  'page.saved': 'A text or a draft of a page was saved',
  'media.uploaded': 'A file was added to the library',
  'message.received': 'A visitor wrote',
  'webhook.test': 'An owner tries the address',
} as const satisfies Record<(typeof WEBHOOK_TYPES)[number], string>;

const HEADERS = {
  'webhook-id': 'The id of the event, the same in every attempt.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of id, timestamp and body with dots between them, in base64 (Standard Webhooks).',
};

/** What the site sends to addresses that an owner names. */
export function describeWebhooks(writer: SchemaWriter): Json {
  const parameters = Object.entries(HEADERS).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  }));
  return Object.fromEntries(
    WEBHOOK_TYPES.map((type) => [
      type,
      {
        post: {
          summary: SUMMARY[type],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: writer.of(WEBHOOK_BODIES[type], 'output') } },
          },
          responses: { '2XX': { description: 'It was taken. After any other answer it is sent again.' } },
        },
      },
    ]),
  );
}
