import 'server-only';

import { z } from 'zod';
import type { MediaSort } from '@/lib/contracts/media';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';

/** The end of a page of the list: the sort key and the id of its last file. */
export interface Place {
  key: string;
  id: string;
}

const KEYS: Record<MediaSort, RegExp> = {
  newest: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  oldest: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  name: /^.{1,400}$/su,
  largest: /^\d{1,10}$/,
};

const stored = z.tuple([
  z.string(),
  z.string().max(400).refine(isStorableText),
  z.string().regex(/^[\w-]{1,64}$/),
]);

/** Encodes a cursor by the last file's key and not by an offset, so that it stays right while files come and go. */
export function writeCursor(sort: MediaSort, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** @throws {AppError} `validation_failed` for a cursor of somebody's own, or one of another order */
export function readCursor(sort: MediaSort, cursor: string): Place {
  const parsed = stored.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  const [of, key = '', id = ''] = parsed.data ?? [];
  if (of === sort && KEYS[sort].test(key)) return { key, id };
  throw new AppError('validation_failed', 'This is not the cursor of this list.', {
    errors: [{ path: 'cursor', message: 'This is not the cursor of this list' }],
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
