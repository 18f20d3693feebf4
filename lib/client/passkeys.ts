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

/** One's own passkeys, the oldest first, and whether one of them is asked for after the password. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(PATH, passkeyList, { signal }),
});

/** What a device did not do; somebody who thought better of it is no error. */
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
 * Has a device make a passkey, and adds it under a name.
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

/** Switches it on or off that a passkey is asked for after the password; gives the new recovery codes, told this once. */
export const setSecondFactor = async (body: { isOn: boolean; currentPassword: string }) =>
  (await call(`${PATH}/second-factor`, secondFactorSet, { method: 'POST', body })).recoveryCodes;

/**
 * Has a passkey answer for signing in.
 * @param question what it is asked; the server is asked for one where there is none yet
 * @throws {ApiError} what the server refuses
 * @throws {PasskeyError} what the device does not do
 */
export async function requestPasskey(question?: PasskeyQuestion): Promise<object> {
  const requested =
    question ?? (await call('/api/auth/passkey/challenge', passkeyQuestion, { method: 'POST' }));
  return onDevice(({ startAuthentication }) => startAuthentication({ optionsJSON: requested }));
}

type Library = typeof import('@simplewebauthn/browser');

/** The library is loaded by whoever uses a passkey, and by nobody else. */
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
