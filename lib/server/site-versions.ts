import 'server-only';

import { AppError } from '@/lib/domain/errors';

/** How many versions are kept of what an owner arranges for the whole site. */
export const KEPT_VERSIONS = 100;

/**
 * Refuses a change that was begun from another version than the one in force.
 * @throws {AppError} `conflict`
 */
export function requireVersion(current: number, read: number): void {
  if (current === read) return;
  throw new AppError('conflict', 'Somebody else has changed this since you opened it.');
}

/** What is told of a version: which, when, and by whom; null if the account is gone. */
export const versionFacts = ({
  version,
  createdAt,
  author,
}: {
  version: number;
  createdAt: Date;
  author: { name: string } | null;
}) => ({ version, createdAt: createdAt.toISOString(), author: author?.name ?? null });
