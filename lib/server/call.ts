import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@/lib/domain/errors';

/** What a change is known by when it is sent again: the name that its sender gave it, and what it was about. */
export interface ChangeKey {
  userId: string;
  key: string;
  /** A digest of the request: another one under the same key is a mistake. */
  digest: string;
}

/**
 * One call of the HTTP interface, as far as its time goes. A call that is told to come again has changed nothing: what is past
 * its deadline is not committed, and a commit that has begun is waited for (decision 38).
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

  /** How long a transaction may take. A call of which something is stored goes on to its end. */
  get msLeft(): number {
    return this.hasCommitted ? Number.POSITIVE_INFINITY : this.msToDeadline;
  }

  /** Whether something of it is stored. */
  get isCommitted(): boolean {
    return this.hasCommitted;
  }

  /** Whether it can no longer be said that nothing of it is. */
  get isPastReturn(): boolean {
    return this.hasCommitted || this.commits > 0;
  }

  /** Nothing that is not past return by now is stored any more. */
  giveUp(): void {
    if (this.state === 'running') this.state = 'over';
  }

  /** What is still done for it has time, since nobody waits for it. */
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
   * The last moment at which a transaction can still be given up.
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

/** The refusal of what took too long. */
export function tooLate(): AppError {
  return new AppError('unavailable', 'The site is slow to answer. Please try again in a moment.');
}

const current = new AsyncLocalStorage<Call>();

/** Does the work of a call: transactions that it begins know of its deadline. */
export function inCall<T>(call: Call, work: () => T): T {
  return current.run(call, work);
}

/**
 * Does something within the time of a call that is no part of what it changes: that it is stored says nothing of whether the
 * change has been carried out.
 */
export function besideCall<T>(work: () => T): T {
  const call = current.getStore();
  return call ? current.run(new Call(call.msToDeadline), work) : work();
}

/** The call that something is done for; null for what nobody waits for (any more). */
export function currentCall(): Call | null {
  const call = current.getStore();
  return call && !call.isAnswered ? call : null;
}
