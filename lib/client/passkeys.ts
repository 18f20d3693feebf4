import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import {
  newPasskeyQuestion,
  passkey,
  passkeyList,
  passkeyQuestion,
  secondFactorSet,
} from '@/lib/contracts/passkeys';
import type { PasskeyQuestion } from '@/lib/domain/auth/passkeys';
import { call, callForNothing } from './http';

const PATH = '/api/passkeys';

/** The user's passkeys, oldest first, and whether one is required after the password. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(PATH, passkeyList, { signal }),
});

/** A failure of the device; cancelling is no error. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';

  constructor(readonly reason: 'cancelled' | 'known' | 'failed') {
    super(reason);
  }
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Creates a passkey on a device, and adds it under a name.
 * @throws {ApiError} what the server refuses
 * @throws {PasskeyError} what the device does not do
 */
export async function addPasskey({ name, currentPassword }: { name: string; currentPassword: string }) {
  const body = { currentPassword };
  const requested = await call(`${PATH}/challenge`, newPasskeyQuestion, { method: 'POST', body });
  const made = await onDevice(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: requested as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
  return call(PATH, passkey, { method: 'POST', body: { name, passkey: made } });
}

export const renamePasskey = ({ id, name }: { id: string; name: string }) =>
  call(at(id), passkey, { method: 'PATCH', body: { name } });

export const removePasskey = ({ id, currentPassword }: { id: string; currentPassword: string }) =>
  callForNothing(`${at(id)}/remove`, { method: 'POST', body: { currentPassword } });

/** Switches the passkey after the password on or off; returns the new recovery codes, which are shown only once. */
export const setSecondFactor = async (body: { isOn: boolean; currentPassword: string }) =>
  (await call(`${PATH}/second-factor`, secondFactorSet, { method: 'POST', body })).recoveryCodes;

/**
 * Requests a signature from a passkey for signing in.
 * @param question the challenge; without one the server is asked for it
 */
export async function requestPasskey(question?: PasskeyQuestion): Promise<object> {
  const requested =
    question ?? (await call('/api/auth/passkey/challenge', passkeyQuestion, { method: 'POST' }));
  return onDevice(({ startAuthentication }) => startAuthentication({ optionsJSON: requested }));
}

type Library = typeof import('@simplewebauthn/browser');

/** The library is loaded only when a passkey is used. */
async function onDevice<Made>(work: (library: Library) => Promise<Made>): Promise<Made> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await work(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled');
    throw new PasskeyError(name === 'InvalidStateError' ? 'known' : 'failed');
  }
}

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
