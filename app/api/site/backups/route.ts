import { backupBegun } from '@/lib/contracts/backups';
import { startBackup } from '@/lib/server/backups/start-backup';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** Has a backup made at once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: method({
    access: 'administer-site',
    summary: 'Begin a backup; the status of the site says how it goes',
    answers: { 202: backupBegun },
    run: async () => {
      await startBackup();
      return { status: 202, body: { isRunning: true as const } };
    },
  }),
});
