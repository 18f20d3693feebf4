import 'server-only';

import type { AppErrorOptions, ErrorCode } from '@/lib/domain/errors';
import type { Examined, Given } from './examine-upload';

/** What is said between the site and the process that looks into files. */

export interface ExaminingTask {
  given: Given;
  /** That a picture may have. */
  pixels: number;
}

export type ExaminingAnswer =
  | { examined: Examined }
  /** Why the file is not taken. */
  | { refused: { code: ErrorCode; message: string; extra?: AppErrorOptions['extra'] } }
  /** What nobody meant; the code is the system's, of a full disk for one. */
  | { failed: { message: string; stack?: string | undefined; code?: string | undefined } };
