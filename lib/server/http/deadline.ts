import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { type Call, tooLate } from '@/lib/server/call';
import { patient } from '@/lib/server/env';

/** One deadline over everything a call does, so that a silent database is a 503 and not a wait (security O-1). */
export const DEADLINE_MS = 3500;

/** How long a database may take to answer a commit. */
const COMMIT_MS = 2500;

/**
 * The work's result, or `unavailable` when it takes too long: then nothing of it is stored. What has begun to be stored is
 * waited for.
 */
export function withDeadline<T>(call: Call, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = (): void => {
      if (call.isPastReturn) {
        timer = setTimeout(() => reject(unknownOutcome()), patient(COMMIT_MS));
        return;
      }
      call.giveUp();
      reject(tooLate());
    };
    timer = setTimeout(end, call.msToDeadline);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
    call.answered();
  });
}

/** A sender whose change has a key learns the outcome by sending it again. */
function unknownOutcome(): AppError {
  return new AppError('unavailable', 'The site is slow to answer. What was sent may have been stored.');
}
