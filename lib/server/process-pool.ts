import 'server-only';

import type { ChildProcess } from 'node:child_process';
import { WorkQueue } from './work-queue';

interface Options {
  /** Starts a process that says `{ ready: true }`, and then answers each task by one message. */
  start: () => ChildProcess;
  /** Tasks that are done at the same time, each in a process of its own. */
  places: number;
  /** Tasks that may wait for a place. */
  waiting: number;
  /** How long a process without a task is kept. */
  idleMs: number;
}

/** A process ended without an answer. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';

  constructor(
    /** Whether it took too long, could not begin, or ended by itself: for want of memory, say. */
    readonly reason: 'late' | 'start' | 'end',
    /** The last that it wrote. */
    readonly output: string,
  ) {
    super(`A process was lost (${reason}). ${output}`);
  }
}

const OUTPUT_CHARACTERS = 500;

interface Kept {
  process: ChildProcess;
  output: string;
  idle?: NodeJS.Timeout;
}

/**
 * Does tasks in other processes, each of which can be ended, whatever it does: a process that hangs, or takes all memory that
 * it is given, costs its task and nothing else. They are kept for the next tasks, and do not keep this one from ending.
 */
export class ProcessPool<Task extends object, Answer extends object> {
  private readonly queue: WorkQueue;
  private readonly idle: Kept[] = [];

  constructor(private readonly options: Options) {
    this.queue = new WorkQueue({ concurrency: options.places, waiting: options.waiting });
  }

  /**
   * Sends a task to a process and gives its answer.
   * @param milliseconds that it may take once it has begun
   * @throws {ProcessLost}
   * @throws {AppError} `unavailable` when too much waits already
   */
  run(task: Task, milliseconds: number): Promise<Answer> {
    return this.queue.run(async () => {
      const used = this.idle.pop();
      const answer = used && (await this.runOnUsed(used, task, milliseconds));
      return answer ?? this.perform(await this.begin(milliseconds), task, milliseconds);
    });
  }

  /** Undefined if the process had been damaged by an earlier task; the caller then uses another one. */
  private runOnUsed(kept: Kept, task: Task, milliseconds: number): Promise<Answer | undefined> {
    return this.perform(kept, task, milliseconds).catch((error: unknown) => {
      if (error instanceof ProcessLost && error.reason === 'end') return undefined;
      throw error;
    });
  }

  private async perform(kept: Kept, task: Task, milliseconds: number): Promise<Answer> {
    hold(kept);
    const answer = await answerOf<Answer>(kept, milliseconds, task);
    this.release(kept);
    return answer;
  }

  private async begin(milliseconds: number): Promise<Kept> {
    const process = this.options.start();
    const kept: Kept = { process, output: '' };
    process.stderr?.on('data', (chunk: Buffer) => {
      kept.output = (kept.output + chunk.toString()).slice(-OUTPUT_CHARACTERS);
    });
    process.once('exit', () => {
      const at = this.idle.indexOf(kept);
      if (at !== -1) this.idle.splice(at, 1);
      clearTimeout(kept.idle);
    });
    await answerOf(kept, milliseconds, null).catch((error: unknown) => {
      throw error instanceof ProcessLost ? new ProcessLost('start', kept.output) : error;
    });
    return kept;
  }

  private release(kept: Kept): void {
    if (!kept.process.connected) return;
    const { process } = kept;
    kept.idle = setTimeout(() => process.disconnect(), this.options.idleMs).unref();
    process.unref();
    process.channel?.unref();
    this.idle.push(kept);
  }
}

function hold({ process, idle }: Kept): void {
  clearTimeout(idle);
  process.ref();
  process.channel?.ref();
}

/** Waits for the next message that is no heartbeat; a process from which none comes is ended. */
function answerOf<Answer extends object>(
  kept: Kept,
  milliseconds: number,
  task: object | null,
): Promise<Answer> {
  const { process } = kept;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill('SIGKILL');
    }, milliseconds);
    const end = () => {
      clearTimeout(timer);
      process.off('message', answered).off('close', lost).off('error', failed);
    };
    const answered = (message: Answer) => {
      if ('beat' in message) return;
      end();
      resolve(message);
    };
    const lost = () => {
      end();
      reject(new ProcessLost(isLate ? 'late' : 'end', kept.output));
    };
    const failed = () => process.kill('SIGKILL') || lost();
    process.on('message', answered).once('close', lost).once('error', failed);
    if (task) process.send(task, (error) => error && process.kill('SIGKILL'));
  });
}
