/** The options of `navigator.credentials.get` as JSON (WebAuthn level 3). */
export interface PasskeyQuestion {
  challenge: string;
  rpId: string;
  /** Passkeys that may answer; if empty, any passkey for this site that the device has. */
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[];
  userVerification: 'required';
  /** Milliseconds. */
  timeout: number;
}

/**
 * Whether a passkey's signature counter has not increased, which means that there is a copy of it (WebAuthn
 * "Signature Counter Considerations"). Passkeys that are synchronised between devices do not count and always send
 * 0.
 */
export function isCopied(counterBefore: number, counterNow: number): boolean {
  return (counterBefore > 0 || counterNow > 0) && counterNow <= counterBefore;
}
