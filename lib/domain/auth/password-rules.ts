import { isCommonPassword } from './common-passwords';
import { AUTH } from './limits';

/** What is wrong with a new password; a key of the interface texts. */
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
 * What is wrong with a new password, or null (security A-9): from 12 to 256 characters of any kind, none of the common
 * ones, and not the name of the site or of its holder.
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
