/** Changes with an unknown outcome, by their content. */
const open = new Map<string, string>();
/** How many unknown outcomes are remembered. */
const REMEMBERED = 20;
const KEY_BYTES = 16;

/**
 * The `Idempotency-Key` of a change: a new one, or that of the same change before, as long as its outcome is
 * unknown. The server carries it out once.
 */
export function keyOfChange(change: string): string {
  const key = open.get(change) ?? newKey();
  const [oldest] = open.keys();
  if (open.size >= REMEMBERED && oldest !== undefined) open.delete(oldest);
  open.set(change, key);
  return key;
}

/** Says that a change has been answered: the same again is another one. */
export function changeIsKnown(change: string): void {
  open.delete(change);
}

/** Makes a key also on pages without https, where browsers lack `crypto.randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
