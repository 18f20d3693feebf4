import 'server-only';

import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAnswer } from '@/lib/contracts/passkeys';
import { PASSKEYS } from '@/lib/domain/auth/limits';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { env } from '@/lib/server/env';
import { logLine } from '@/lib/server/log';

/** A passkey as far as a device has to know it again. */
interface Known {
  credentialId: string;
  transports: string[];
}

/** The site as devices know it: passkeys are bound to its host name, answers to its origin. No header has a say in it. */
function site(): { host: string; origin: string } {
  const { siteUrl } = env();
  return { host: new URL(siteUrl).hostname, origin: siteUrl };
}

/** The options for signing in with a passkey. */
export function questionOf(challenge: string, known: readonly Known[] = []): PasskeyQuestion {
  const allowCredentials = known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));
  return {
    challenge,
    rpId: site().host,
    allowCredentials,
    userVerification: 'required',
    timeout: PASSKEYS.challengeMs,
  };
}

/**
 * The options for creating a passkey. It is discoverable without a user name and verifies its holder (by
 * fingerprint, face or PIN), so it counts as two factors.
 */
export function newPasskeyOptions(
  challenge: string,
  account: { id: string; name: string },
  known: readonly Known[],
) {
  const { host } = site();
  return generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userName: account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: PASSKEYS.challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What is stored of a new passkey; null if the answer is invalid. */
export async function readNewPasskey(given: NewPasskey, challenge: string) {
  const { host, origin } = site();
  return orNull(async () => {
    if (saysWhatDeviceItIs(given)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/** Verifies a passkey's answer. Returns the passkey's signature counter, or null if the answer is not valid. */
export async function readAnswer(
  given: PasskeyAnswer,
  challenge: string,
  passkey: { credentialId: string; publicKey: string; userId: string },
): Promise<number | null> {
  const { host, origin } = site();
  const { userHandle } = given.response;
  return orNull(async () => {
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
      return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Judged by our own rule: the library's would say no without saying why.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/**
 * Whether the answer contains an attestation, which was not requested: to verify its certificates the library
 * would fetch addresses that they name.
 */
function saysWhatDeviceItIs({ response }: NewPasskey): boolean {
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  const isSignedByItself = format === 'packed' && !attestation.get('attStmt').get('x5c');
  return format !== 'none' && !isSignedByItself;
}

/** The library throws for every invalid answer; the cause goes to the log only. */
async function orNull<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    logLine({ level: 'info', event: 'passkey_not_right', error: String(error).slice(0, 300) });
    return null;
  }
}
