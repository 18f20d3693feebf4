'use client';

import { useSyncExternalStore } from 'react';
import { knowsPasskeys } from '@/lib/client/passkeys';

const never = () => () => {};

/**
 * Whether this browser knows passkeys.
 * @param assumed what is drawn until it can be asked: by the server, which cannot tell
 */
export function useKnowsPasskeys(assumed: boolean): boolean {
  return useSyncExternalStore(never, knowsPasskeys, () => assumed);
}
