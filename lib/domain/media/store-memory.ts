import * as z from 'zod';

/** The progress of a direct upload, from which the next try continues. */
const storeMemory = z.object({
  pathname: z.string(),
  token: z.string(),
  ticket: z.string(),
  /** Bytes of all parts but the last. */
  partBytes: z.int(),
  /** The storage's own ids of the upload. */
  begun: z.object({ key: z.string(), uploadId: z.string() }).exactOptional(),
  parts: z.array(z.object({ etag: z.string(), partNumber: z.int() })).default([]),
  isWhole: z.boolean().default(false),
  /** Tries in which nothing has come further. */
  inVain: z.int().default(0),
});
export type StoreMemory = z.output<typeof storeMemory>;

type Memory = Map<string, string>;

const STORE = 'store';
/** After this many refusals the upload starts again. */
const TRIES = 2;

export const isInStore = (memory: ReadonlyMap<string, string>) => memory.has(STORE);

export const forgetStore = (memory: Memory) => memory.delete(STORE);

export function rememberStore(memory: Memory, store: z.input<typeof storeMemory>): void {
  memory.set(STORE, JSON.stringify(store));
}

/** Null where nothing was begun. */
export function recallStore(memory: ReadonlyMap<string, string>): StoreMemory | null {
  const kept = memory.get(STORE);
  return kept === undefined ? null : storeMemory.parse(JSON.parse(kept));
}

/** Counts a try that has brought nothing; after the second one it is as if nothing had been begun. */
export function rememberFailure(memory: Memory, store: StoreMemory): void {
  if (store.inVain + 1 >= TRIES) forgetStore(memory);
  else rememberStore(memory, { ...store, inVain: store.inVain + 1 });
}
