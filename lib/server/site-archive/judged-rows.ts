import 'server-only';

import path from 'node:path';
import type * as z from 'zod';
import type { RowFile } from '@/lib/contracts/site-archive';
import { AppError, type FieldError } from '@/lib/domain/errors';
import { readRows } from './row-files';

const ERRORS = 20;

/** What is wrong with the rows of an archive: enough of it to mend, and no more. */
export class RowProblems {
  readonly #errors: FieldError[] = [];

  /** @param at line of the file, from 1 on */
  note(file: RowFile, at: number, path: string, message: string): void {
    this.#errors.push({ path: [`${file}:${at}`, path].filter(Boolean).join('.'), message });
    if (this.#errors.length >= ERRORS) this.refuse();
  }

  /** @throws {AppError} `validation_failed` where anything was noted */
  refuse(): void {
    const [first] = this.#errors;
    if (!first) return;
    const message = `The archive holds rows that cannot be stored. ${first.path}: ${first.message}`;
    throw new AppError('validation_failed', message, { errors: this.#errors });
  }
}

/** A row that is in form, and where it stands. */
export interface JudgedRow<T> {
  row: T;
  at: number;
}

/** The rows of a file that are in form; those that are not are noted. */
export async function* judgedRows<S extends z.ZodType>(
  folder: string,
  file: RowFile,
  schema: S,
  problems: RowProblems,
): AsyncGenerator<JudgedRow<z.output<S>>> {
  let at = 0;
  for await (const line of readRows(path.join(folder, file))) {
    at += 1;
    const read = schema.safeParse(json(line));
    if (read.success) yield { row: read.data, at };
    else for (const issue of read.error.issues) problems.note(file, at, issue.path.join('.'), issue.message);
  }
}

/** The rows of a file that has been judged before. */
export async function* knownRows<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
): AsyncGenerator<z.output<S>> {
  for await (const line of readRows(path.join(folder, file))) yield schema.parse(JSON.parse(line));
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
