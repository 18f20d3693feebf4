import 'server-only';

import { isUnavailable } from '@/lib/server/database-errors';
import { pageStore } from './shared-store';

interface Kept {
  value: unknown;
  seq: number;
  source: string;
}

declare global {
  // Next.js bundles this module more than once: the process knows one state.
  var atelierKeptByTag: Map<string, Kept> | undefined;
}

/** On a host without the small server nothing polls: a look at the renewals is then made here. */
const MAX_AGE_MS = 500;

/**
 * What every page needs and one tag renews: read once after each change, and as last known while the database is down.
 * @param read rejects with `unavailable` while it is
 * @param otherwise what there is when it has been down from the beginning
 */
export function keptByTag<Value>(tag: string, read: () => Promise<Value>, otherwise: Value) {
  return async (): Promise<Value> => {
    const { renewals } = pageStore();
    await renewals.lookIfOlder(MAX_AGE_MS);
    globalThis.atelierKeptByTag ??= new Map();
    const known = globalThis.atelierKeptByTag.get(tag) as (Kept & { value: Value }) | undefined;
    const isFresh = known?.source === renewals.source && !renewals.isStale([tag], known.seq);
    if (known && (isFresh || renewals.isDatabaseDown)) return known.value;
    const { seq, source } = renewals;
    try {
      const value = await read();
      globalThis.atelierKeptByTag.set(tag, { value, seq, source });
      return value;
    } catch (error) {
      if (isUnavailable(error)) return known?.value ?? otherwise;
      throw error;
    }
  };
}
