import 'server-only';

import type { BackupProblem } from '@/lib/domain/backups/problems';
import { AppError, DISK } from '@/lib/domain/errors';
import { asAppError } from '@/lib/server/media/incoming';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'ESTALE']);

/** What an error means to somebody who waits for a backup. */
export function problemOf(error: unknown): BackupProblem {
  const known = asAppError(error);
  const failing = known instanceof AppError ? known.extra?.failing : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (Array.isArray(failing) && failing.includes(DISK)) return 'noRoom';
  return NOT_WRITABLE.has(code) ? 'notWritable' : 'failed';
}
