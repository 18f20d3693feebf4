import { beforeEach, describe, expect, it } from 'vitest';
import { answeredAt, noteAnswer } from './database-answers';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

describe('what counts as an answer of the database (decision 4)', () => {
  beforeEach(() => {
    globalThis.atelierDatabaseAnsweredAt = undefined;
  });

  it.each<[string, unknown, boolean]>([
    ['rows', undefined, true],
    ['a refusal of its own', failed('23505'), true],
    ['that it starts', failed('57P03'), false],
    ['that it is being stopped', failed('57P01'), false],
    ['that it has no connection left', failed('53300'), false],
    ['a lost connection', failed('ECONNRESET'), false],
    ['a pipe that is closed', failed('EPIPE'), false],
    ['silence', new Error('Query read timeout'), false],
  ])('%s', (_name, error, isAnswer) => {
    noteAnswer(error);
    expect(answeredAt() > Number.NEGATIVE_INFINITY).toBe(isAnswer);
  });
});
