import * as z from 'zod';

/** `POST /api/site/backups`: a backup has been begun; the site's status says how it goes. */
export const backupBegun = z.strictObject({ isRunning: z.literal(true) });
