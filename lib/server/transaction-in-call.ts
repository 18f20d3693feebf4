import 'server-only';

import type { Call } from './call';
import type { Prisma } from './generated/prisma/client';
import { noteKey } from './note-key';

type Transaction = Prisma.TransactionClient;

export interface TransactionOptions {
  maxWait?: number;
  timeout?: number;
  isolationLevel?: Prisma.TransactionIsolationLevel;
}

/** `$transaction` of the client. */
export type Begin = <T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions) => Promise<T>;

/**
 * A transaction that ends with its call's deadline, and is not committed behind it. The first one notes under which key the
 * change is carried out, so that both are stored or neither.
 * @throws {AppError} `unavailable` when there is no time left; `repeated` when the change has been carried out already
 */
export async function transactInCall<T>(
  call: Call,
  begin: Begin,
  work: (tx: Transaction) => Promise<T>,
  usual: Required<Pick<TransactionOptions, 'maxWait' | 'timeout'>> & TransactionOptions,
): Promise<T> {
  call.mayGoOn();
  const options = {
    ...usual,
    maxWait: Math.max(1, Math.min(usual.maxWait, call.msLeft)),
    timeout: Math.max(1, Math.min(usual.timeout, call.msLeft)),
  };
  let isCommitting = false;
  let isCommitted = false;
  try {
    const result = await begin(async (tx) => {
      if (call.key && !call.isCommitted) await noteKey(tx, call.key);
      const worked = await work(tx);
      call.beginCommit();
      isCommitting = true;
      return worked;
    }, options);
    isCommitted = true;
    return result;
  } finally {
    if (isCommitting) call.endCommit(isCommitted);
  }
}
