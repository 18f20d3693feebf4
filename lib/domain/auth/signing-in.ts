import type { PasskeyQuestion } from './passkeys';

/** How people prove who they are: by a password, a passkey, or both (decision 40). */
export type Credentials =
  /** The name is required only where there is more than one account. */
  | { name?: string; password: string }
  /** A passkey's answer, as the browser returns it. */
  | { passkey: object }
  | { secondStep: SecondStepProof };

/** The proof for the second step. */
export type SecondStepProof = { passkey: object } | { recoveryCode: string };

export type SignInResult =
  | { ok: true }
  | { ok: false; kind: 'invalid' | 'limited' | 'unavailable'; seconds?: number }
  /** The password was right; a passkey or a recovery code is required as well. */
  | { ok: false; kind: 'secondStep'; question: PasskeyQuestion }
  /** Too late for that: the password has to be entered again. */
  | { ok: false; kind: 'over' };
