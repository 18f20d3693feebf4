import 'server-only';

import type { BackupProblem } from '@/lib/domain/backups/problems';
import { AppError, DISK } from '@/lib/domain/errors';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'ESTALE']);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** What an error means to somebody who waits for a backup. */
export function problemOf(error: unknown): BackupProblem {
  const failing = error instanceof AppError ? error.extra?.failing : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_ROOM.has(code) || (Array.isArray(failing) && failing.includes(DISK))) return 'noRoom';
  return NOT_WRITABLE.has(code) ? 'notWritable' : 'failed';
}
