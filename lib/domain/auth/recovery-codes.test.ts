import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainRecoveryCode, RECOVERY_CODE_BYTES, recoveryCodeOf } from './recovery-codes';

describe('recovery codes (decision 40)', () => {
  it('are four groups of four, each letter as likely as another', () => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const letters = new Map<string, number>();
    for (const byte of every) {
      const [letter = ''] = recoveryCodeOf(Uint8Array.of(byte));
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
    expect([letters.size, ...new Set(letters.values())]).toEqual([32, 8]);
    expect(recoveryCodeOf(every.slice(0, RECOVERY_CODE_BYTES))).toBe('0123-4567-89ab-cdef');
  });

  it.each([
    ['as shown', '0123-4567-89ab-cdef'],
    ['in capitals, with spaces', ' 0123 4567 89AB CDEF\n'],
    ['with letters for digits', 'OI23-4567-89ab-cdef'],
    ['in one piece', 'ol23456789abcdef'],
  ])('are known %s', (_name, typed) => {
    expect(plainRecoveryCode(typed)).toBe('0123456789abcdef');
  });

  it('are told apart', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const [first, second] = [recoveryCodeOf(one), recoveryCodeOf(other)];
        return (plainRecoveryCode(first) === plainRecoveryCode(second)) === (first === second);
      }),
    );
  });
});
