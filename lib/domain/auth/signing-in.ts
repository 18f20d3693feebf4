import type { PasskeyQuestion } from './passkeys';

/** What somebody proves who they are by: a password, a passkey, or one after the other (decision 40). */
export type Credentials =
  /** The name is asked for only where there is more than one account. */
  | { name?: string; password: string }
  /** What a passkey has answered, as the browser tells it. */
  | { passkey: object }
  | { secondStep: SecondStepProof };

/** What is asked for after the password. */
export type SecondStepProof = { passkey: object } | { recoveryCode: string };

export type SignInResult =
  | { ok: true }
  | { ok: false; kind: 'invalid' | 'limited' | 'unavailable'; seconds?: number }
  /** The password was right, and a passkey or a recovery code is asked for as well. */
  | { ok: false; kind: 'secondStep'; question: PasskeyQuestion }
  /** Too late for that: the password has to be entered again. */
  | { ok: false; kind: 'over' };
