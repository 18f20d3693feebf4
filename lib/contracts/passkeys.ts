import * as z from 'zod';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { date, id, requiredText, text } from './text';

const CREDENTIAL_ID = 1400;
const PART = 12_000;
const TRANSPORTS = 10;

const base64url = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/);
const transports = z
  .array(
    z
      .string()
      .max(32)
      .regex(/^[a-z-]+$/),
  )
  .max(TRANSPORTS);
const credential = {
  id: base64url(CREDENTIAL_ID),
  rawId: base64url(CREDENTIAL_ID),
  type: z.literal('public-key'),
};

/** A browser's answer for a new passkey (WebAuthn, `RegistrationResponseJSON`); further members are ignored. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(PART),
    attestationObject: base64url(PART),
    transports: transports.default([]),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;

/** A passkey's answer (WebAuthn, `AuthenticationResponseJSON`). */
const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(PART),
    authenticatorData: base64url(PART),
    signature: base64url(PART),
    userHandle: base64url(128).exactOptional(),
  }),
});

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** `POST /api/auth/passkey/challenge`; also used for the second step of signing in. */
export const passkeyQuestion: z.ZodType<PasskeyQuestion> = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(
    z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  userVerification: z.literal('required'),
  timeout: z.int(),
});

/** `POST /api/auth/passkey`. */
export const passkeySignInRequest = z.strictObject({ passkey: passkeyAnswer });

/** The name that the holder gives a passkey. */
const name = z
  .string()
  .transform((given) => given.normalize('NFC'))
  .pipe(requiredText(PASSKEYS.nameCharacters));

/** `POST /api/passkeys` and `PATCH /api/passkeys/{id}`. */
export const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: date,
  lastUsedAt: date.nullable(),
});

export type Passkey = z.output<typeof passkey>;

/** `GET /api/passkeys`: the user's own, oldest first. */
export const passkeyList = z.strictObject({
  passkeys: z.array(passkey),
  /** Whether one of them is required after the password. */
  isSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int().nonnegative(),
});

export type OwnPasskeys = z.output<typeof passkeyList>;

/** Changes of passkeys require the password, as changing the password does. */
export const passwordRequest = z.strictObject({ currentPassword: z.string() });

/** `POST /api/passkeys/challenge`: the options of `navigator.credentials.create`, for the browser alone to read. */
export const newPasskeyQuestion = z.looseObject({ challenge: z.string() });

/** `POST /api/passkeys`. */
export const addPasskeyRequest = z.strictObject({ name, passkey: newPasskey });

/** `PATCH /api/passkeys/{id}`. */
export const renamePasskeyRequest = z.strictObject({ name });

/** `PATCH /api/passkeys/{id}`, `POST /api/passkeys/{id}/remove`. */
export const passkeyParams = z.strictObject({ id });

/** `POST /api/passkeys/second-factor`: switching it on once more makes new recovery codes. */
export const secondFactorRequest = z.strictObject({ isOn: z.boolean(), currentPassword: z.string() });

/** The answer: codes are shown only once and not stored; none when switched off. */
export const secondFactorSet = z.strictObject({ recoveryCodes: z.array(z.string()) });

const RECOVERY_CODE = 64;

/** `POST /api/auth/second-step`: one of the two. */
export const secondStepRequest = z
  .strictObject({
    passkey: passkeyAnswer.exactOptional(),
    recoveryCode: text(RECOVERY_CODE).exactOptional(),
  })
  .refine((given) => (given.passkey === undefined) !== (given.recoveryCode === undefined), {
    error: 'Send either a passkey or a recovery code',
  });

export type SecondStepProof = z.output<typeof secondStepRequest>;
