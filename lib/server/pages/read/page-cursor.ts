import 'server-only';

import { z } from 'zod';
import { AppError } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';

const KEY_CHARACTERS = 400;

const storable = z.string().max(KEY_CHARACTERS).refine(isStorableText);
const stored = z.tuple([z.string(), storable, storable]);

/** What a list goes by: its last entry's key in that order, and what tells apart those of the same key. */
export interface PagePlace {
  key: string;
  id: string;
}

/** Names a place by what stands there and not by a number, so that it stays right while pages come and go. */
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
