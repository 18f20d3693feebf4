import 'server-only';
import pg from 'pg';
import { noteAnswer } from './database-answers';
import { databaseUse } from './database-use';

type Callback = (error: Error | undefined, result: unknown) => void;

function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * A connection that is closed when a statement on it times out, and notes what the database answers.
 *
 * Kept open it would go back to the pool with the statement still running. Worse: of a transaction the ROLLBACK would
 * time out behind it and be dropped, and whoever got the connection next would write into that transaction, which
 * nobody commits.
 */
export class StrictClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    const closeAfterTimeout = (error: unknown) => {
      if (isQueryTimeout(error)) void this.end().catch(() => undefined);
    };
    this.once('connect', () => {
      databaseUse().connections += 1;
      this.once('end', () => {
        databaseUse().connections -= 1;
      });
    });
    const answered = (error?: unknown) => {
      databaseUse().statements -= 1;
      noteAnswer(error);
      closeAfterTimeout(error);
    };
    this.query = ((...args: unknown[]) => {
      databaseUse().statements += 1;
      const last = args.at(-1);
      if (typeof last === 'function') {
        const callback = last as Callback;
        const wrapped: Callback = (error, result) => {
          answered(error);
          callback(error, result);
        };
        return send(...args.slice(0, -1), wrapped);
      }
      const result = send(...args);
      if (result instanceof Promise) result.then(() => answered(), answered);
      // A query object reports to itself, and is counted by nobody.
      else databaseUse().statements -= 1;
      return result;
    }) as pg.Client['query'];
  }
}
