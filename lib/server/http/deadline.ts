import 'server-only';

import { AppError } from '@/lib/domain/errors';

/** One deadline over everything a call does, so that a silent database is a 503 and not a wait (security.md O-1). */
const DEADLINE_MS = 3500;

/** The work's result, or `unavailable` when it takes too long; what it does then goes on unseen. */
export function withDeadline<T>(work: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = new AppError('unavailable', 'The site is slow to answer. Please try again in a moment.');
    timer = setTimeout(() => reject(late), deadlineMs);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
