// Fills a data folder with the demonstration, but for its pictures, which take minutes to draw.
import { mkdir } from 'node:fs/promises';
import { createDatabase } from '@/lib/server/db';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { SHIPPED } from '@/messages';
import { seedLanguages, seedPages } from '@/prisma/seed/seed-pages';
import { startEmbedded } from '@/scripts/db/embedded';
import { applyMigrations } from '@/scripts/db/migrations';

const [, , dataDir = ''] = process.argv;
await mkdir(dataDir, { recursive: true });
const database = await startEmbedded(dataDir);
await applyMigrations(database.url);
const db = createDatabase(database.url, { queryTimeout: 60_000, transactionTimeout: 120_000 });
await seedLanguages(db);
await syncMessages(db, SHIPPED);
await seedPages(db);
await db.$disconnect();
await database.stop();
