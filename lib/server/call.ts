import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@/lib/domain/errors';

/** Identifies a repeated change: the key that its sender chose, and a digest of the request. */
export interface ChangeKey {
  userId: string;
  key: string;
  /** A digest of the request: another one under the same key is a mistake. */
  digest: string;
}

/**
 * One call of the HTTP interface and its deadline. A call that is refused with 503 has changed nothing: nothing is
 * committed after the deadline, and a commit that has begun is awaited (decision 38).
 */
export class Call {
  private readonly deadlineAt: number;
  private state: 'running' | 'over' | 'answered' = 'running';
  private commits = 0;
  private hasCommitted = false;
  /** Set once it is known who calls, where the change is to be carried out once. */
  key: ChangeKey | null = null;

  constructor(deadlineMs: number) {
    this.deadlineAt = performance.now() + deadlineMs;
  }

  get msToDeadline(): number {
    return this.deadlineAt - performance.now();
  }

  /** How long a transaction may take. Once a call has committed anything, it runs to its end. */
  get msLeft(): number {
    return this.hasCommitted ? Number.POSITIVE_INFINITY : this.msToDeadline;
  }

  /** Whether something of it is stored. */
  get isCommitted(): boolean {
    return this.hasCommitted;
  }

  /** Whether something may have been committed already. */
  get isPastReturn(): boolean {
    return this.hasCommitted || this.commits > 0;
  }

  /** From now on the call commits nothing more. */
  giveUp(): void {
    if (this.state === 'running') this.state = 'over';
  }

  /** The answer has been sent: work that follows has no deadline. */
  answered(): void {
    if (this.state === 'running') this.state = 'answered';
  }

  get isAnswered(): boolean {
    return this.state === 'answered';
  }

  /** @throws {AppError} `unavailable` when there is no time left */
  mayGoOn(): void {
    if (this.state === 'over' || (this.state === 'running' && this.msLeft <= 0)) throw tooLate();
  }

  /**
   * Called right before a commit: the last moment to give up.
   * @throws {AppError} `unavailable` when there is no time left
   */
  beginCommit(): void {
    this.mayGoOn();
    this.commits += 1;
  }

  endCommit(isCommitted: boolean): void {
    this.commits -= 1;
    this.hasCommitted ||= isCommitted;
  }
}

/** The refusal of a call that took too long. */
export function tooLate(): AppError {
  return new AppError('unavailable', 'The site is slow to answer. Please try again in a moment.');
}

const current = new AsyncLocalStorage<Call>();

/** Does the work of a call: transactions that it begins know of its deadline. */
export function inCall<T>(call: Call, work: () => T): T {
  return current.run(call, work);
}

/**
 * Runs work within the time of a call but outside its change: a commit in it does not mean that the change was
 * carried out.
 */
export function besideCall<T>(work: () => T): T {
  const call = current.getStore();
  return call ? current.run(new Call(call.msToDeadline), work) : work();
}

/** The call that the current work belongs to; null for background work. */
export function currentCall(): Call | null {
  const call = current.getStore();
  return call && !call.isAnswered ? call : null;
}
