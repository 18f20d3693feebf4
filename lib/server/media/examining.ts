import 'server-only';

import type { AppErrorOptions, ErrorCode } from '@/lib/domain/errors';
import type { FontFileFacts } from '@/lib/domain/site-theme/arrange-font-files';
import type { FontFacts } from '@/lib/domain/site-theme/own-font';
import type { Examined, Given } from './examine-upload';

/** Messages between the site and the process that examines files. */

export type ExaminingTask =
  | {
      given: Given;
      /** That a picture may have. */
      pixels: number;
    }
  /** Files of one font. */
  | { fonts: string[] };

/** A font file as visitors will get it, and what was measured in it. */
export interface ExaminedFont extends FontFacts, FontFileFacts {
  /** Where the WOFF2 lies. */
  file: string;
  /** Bytes. */
  size: number;
  /** SHA-256, lower-case hex. */
  hash: string;
}

export type ExaminingAnswer =
  | { examined: Examined }
  | { fonts: ExaminedFont[] }
  /** Why the file is not taken. */
  | { refused: { code: ErrorCode; message: string; extra?: AppErrorOptions['extra'] } }
  /** An unexpected error; `code` is the system's, for example of a full disk. */
  | { failed: { message: string; stack?: string | undefined; code?: string | undefined } };
