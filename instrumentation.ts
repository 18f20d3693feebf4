/**
 * Once, when a server begins: what was to go public while none ran does so now, mail and webhooks that wait are sent, visits are counted, backups are made,
 * what the search has not read is read, and what the small server says of its limits is written down. A build begins none.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepPublishing } = await import('@/lib/server/pages/publishing/publish-due');
  keepPublishing();
  const { keepSendingMail } = await import('@/lib/server/mail/send-due');
  keepSendingMail();
  const { keepSendingWebhooks } = await import('@/lib/server/webhooks/send-webhooks');
  keepSendingWebhooks();
  const { keepCountingVisits } = await import('@/lib/server/visits/keep-counting');
  keepCountingVisits();
  const { keepBackingUp } = await import('@/lib/server/backups/keep-backing-up');
  keepBackingUp();
  const { keepTiles } = await import('@/lib/server/deep-zoom/shared-deep-zoom');
  keepTiles();
  const { keepFilms } = await import('@/lib/server/media/shared-films');
  keepFilms();
  const { recordFullLimiters } = await import('@/lib/server/audit/record-full-limiter');
  recordFullLimiters();
  const { indexBehind } = await import('@/lib/server/search/index-texts');
  indexBehind();
}
