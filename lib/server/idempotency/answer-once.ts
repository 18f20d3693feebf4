import 'server-only';

import { createHash } from 'node:crypto';
import { AppError } from '@/lib/domain/errors';
import { type ChangeKey, currentCall } from '@/lib/server/call';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { logLine } from '@/lib/server/log';
import { alreadyCarriedOut } from '../note-key';
import { findAnswer, keepAnswer } from './kept-answers';

/** As in the draft standard, in quotation marks; some clients leave them out. */
const KEY = /^(?:"([\x20\x21\x23-\x7e]{1,128})"|([\w.:/+=-]{1,128}))$/;
const HEADER = 'idempotency-key';
/** How long the second of two equal requests waits for the answer to the first. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/**
 * The key of a request that names one (IETF draft-ietf-httpapi-idempotency-key-header).
 * @param sent what its body holds
 * @throws {AppError} `validation_failed` for a key that is none
 */
export function keyOf(request: Request, userId: string, sent: unknown): ChangeKey | null {
  const given = request.headers.get(HEADER);
  if (given === null) return null;
  const [, quoted, bare] = KEY.exec(given.trim()) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new AppError('validation_failed', 'The Idempotency-Key has to be a text of 1 to 128 characters.');
  const { pathname, search } = new URL(request.url);
  const about = [request.method, pathname, search, request.headers.get('prefer') ?? '', JSON.stringify(sent)];
  const digest = createHash('sha256').update(about.join('\n')).digest('base64url');
  return { userId, key, digest };
}

/**
 * Carries a change out once: sent again under its key it is answered as it was before. One that has changed nothing may be sent
 * again as if it had not been.
 * @param isAnswerKept false where the answer holds what is told once, such as a one-time link
 * @throws {AppError} `repeated` where the first answer is not kept, or not there in time
 */
export async function answerOnce(
  key: ChangeKey,
  isAnswerKept: boolean,
  work: () => Promise<Response>,
): Promise<Response> {
  const call = currentCall();
  const before = await firstAnswer(key);
  if (before || !call) return before ?? work();
  call.key = key;
  const answer = await work().catch(async (error: unknown) => {
    // A concurrent request with the same key was first.
    const first = error instanceof AppError && error.code === 'repeated' ? await firstAnswer(key) : null;
    if (first) return first;
    throw error;
  });
  if (call.isCommitted && isAnswerKept)
    await keepAnswer(key, answer).catch((error: unknown) =>
      logLine({ level: 'warn', event: 'answer_not_kept', error: String(error) }),
    );
  return answer;
}

/** Null where the change has not been carried out. */
async function firstAnswer(key: ChangeKey): Promise<Response | null> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const answer = await withDatabaseErrors(() => findAnswer(key));
    if (answer !== 'missing') return answer;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
  throw alreadyCarriedOut();
}
