/** What a passkey is asked: the options of `navigator.credentials.get` as JSON (WebAuthn level 3). */
export interface PasskeyQuestion {
  challenge: string;
  rpId: string;
  /** Those that may answer; empty for any of this site that the device has. */
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[];
  userVerification: 'required';
  /** Milliseconds. */
  timeout: number;
}

/**
 * Whether a passkey's count of signatures has not gone on since the last time, which means that there is a copy of it
 * (WebAuthn "Signature Counter Considerations"). Those that are kept in several devices at once do not count: 0.
 */
export function isCopied(counterBefore: number, counterNow: number): boolean {
  return (counterBefore > 0 || counterNow > 0) && counterNow <= counterBefore;
}
