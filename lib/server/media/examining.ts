import 'server-only';

import type { AppErrorOptions, ErrorCode } from '@/lib/domain/errors';
import type { Examined, Given } from './examine-upload';

/** Messages between the site and the process that examines files. */

export interface ExaminingTask {
  given: Given;
  /** That a picture may have. */
  pixels: number;
}

export type ExaminingAnswer =
  | { examined: Examined }
  /** Why the file is not taken. */
  | { refused: { code: ErrorCode; message: string; extra?: AppErrorOptions['extra'] } }
  /** An unexpected error; `code` is the system's, for example of a full disk. */
  | { failed: { message: string; stack?: string | undefined; code?: string | undefined } };
