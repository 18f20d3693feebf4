import 'server-only';

import { z } from 'zod';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';

const KEY_CHARACTERS = 400;

const storable = z.string().max(KEY_CHARACTERS).refine(isStorableText);
const stored = z.tuple([z.string(), storable, storable]);

/** A position in a list: its last entry's sort key, and the id that separates equal keys. */
export interface PagePlace {
  key: string;
  id: string;
}

/** Encodes a cursor by the last page's key and not by an offset, so that it stays right while pages come and go. */
export function writePageCursor(order: string, { key, id }: PagePlace): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/**
 * @param form of the key
 * @throws {AppError} `validation_failed` for a cursor of somebody's own, or one of another order
 */
export function readPageCursor(order: string, cursor: string, form: RegExp): PagePlace {
  const parsed = stored.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  const [of, key = '', id = ''] = parsed.data ?? [];
  if (of === order && form.test(key)) return { key, id };
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
