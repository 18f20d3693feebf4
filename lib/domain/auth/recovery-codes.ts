/** Without letters that look like digits or like each other (Crockford's base 32). */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = 4;
const GROUPS = 4;

/** How many random bytes a code is made of: one for each of its letters. */
export const RECOVERY_CODE_BYTES = GROUP * GROUPS;

/** A recovery code as it is shown: 80 random bits in four groups. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP)).join('-');
}

/** The letters alone, as a code is compared: people type capitals, spaces, and letters for the digits that they look like. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}
