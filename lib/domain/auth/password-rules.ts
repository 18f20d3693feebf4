import { isCommonPassword } from './common-passwords';
import { AUTH } from './limits';

/** Why a new password is refused; a key of the interface texts. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'siteName';

/** A password as it is hashed: one spelling of each letter, nothing trimmed or cut (security A-1). */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** Whether a text can be a password at all: such a one is not worth a hash. Counted in code points. */
export function isPossiblePassword(password: string): boolean {
  return password !== '' && [...normalisePassword(password)].length <= AUTH.passwordMax;
}

/**
 * Why a new password is refused, or null (security A-9): it needs 12 to 256 characters of any kind, must not be a
 * common one, nor the name of the site or of its holder.
 * @param names of the site and of the account
 */
export function passwordProblem(password: string, names: readonly string[] = []): PasswordProblem | null {
  const length = [...normalisePassword(password)].length;
  if (length < AUTH.passwordMin) return 'tooShort';
  if (length > AUTH.passwordMax) return 'tooLong';
  if (names.some((name) => name !== '' && lettersOf(name) === lettersOf(password))) return 'siteName';
  return isCommonPassword(password) ? 'tooCommon' : null;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}
