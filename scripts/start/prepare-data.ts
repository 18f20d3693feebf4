import { cpus } from 'node:os';
import { sweepRecords } from '@/lib/server/audit/sweep-records';
import { sweepContact } from '@/lib/server/contact/sweep-contact';
import type { PrismaClient } from '@/lib/server/db';
import { sweepIncoming } from '@/lib/server/media/incoming';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import type { MediaStorage } from '@/lib/server/storage/storage-port';
import { SHIPPED } from '@/messages';
import { seedMedia } from '@/prisma/seed/seed-media';
import { isEmptySite, seedLanguages, seedPages } from '@/prisma/seed/seed-pages';
import { step } from './steps';

/**
 * Fills an empty site with the demonstration content; on any site, adds rows for the shipped texts and removes
 * expired records.
 */
export async function prepareData(db: PrismaClient, storage: MediaStorage): Promise<void> {
  await sweepIncoming(storage.incoming);
  await sweepContact(db);
  await sweepRecords(db);
  await seedLanguages(db);
  await step(
    () => syncMessages(db, SHIPPED),
    (count) => (count > 0 ? `Interface texts: ${count} new or corrected` : null),
  );
  if (!(await isEmptySite(db))) return;
  await step(
    () => seedMedia(db, storage, cpus().length),
    (count) => `Demonstration pictures: ${count} drawn`,
  );
  await step(
    () => seedPages(db),
    (count) => `Demonstration content: ${count} pages in three languages`,
  );
}
