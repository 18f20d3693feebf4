'use client';

import { useSyncExternalStore } from 'react';
import { knowsPasskeys } from '@/lib/client/passkeys';

const never = () => () => {};

/**
 * Whether this browser supports passkeys.
 * @param assumed the value rendered by the server, which cannot tell
 */
export function useKnowsPasskeys(assumed: boolean): boolean {
  return useSyncExternalStore(never, knowsPasskeys, () => assumed);
}
