import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

interface Site {
  origin: string;
  rpId: string;
}

interface PasskeyOptions {
  challenge: string;
}

/** Faults that a device can be given. */
export interface Lie {
  origin?: string;
  rpId?: string;
  /** Whether it has made sure of who holds it. */
  isVerified?: boolean;
  userHandle?: string;
  counter?: number;
  /** What a new passkey tells about its device. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

/** A passkey in software, which answers as a device and its browser do (WebAuthn), or lies. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  private readonly key: KeyObject;
  private readonly publicKey: Map<number, number | Uint8Array>;
  private counter = 0;
  private userHandle = '';

  constructor(private readonly site: Site) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // COSE: an elliptic curve key of ES256 on P-256.
    this.publicKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
  }

  /** Answers what `POST /api/passkeys/challenge` asks. */
  register({ challenge, user }: PasskeyOptions & { user: { id: string } }, lie: Lie = {}) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([
      this.data(lie, HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(this.publicKey),
    ]);
    const { fmt, attStmt } = lie.attestation ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const response = {
      clientDataJSON: this.clientData('webauthn.create', challenge, lie),
      attestationObject,
      transports: ['internal'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** Answers what somebody who signs in is asked. */
  answer({ challenge }: PasskeyOptions, lie: Lie = {}) {
    this.counter += 1;
    const authenticatorData = this.data({ counter: this.counter, ...lie });
    const clientDataJSON = this.clientData('webauthn.get', challenge, lie);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const userHandle = lie.userHandle ?? this.userHandle;
    const response = {
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(createSign('sha256').update(signed).sign(this.key)),
      ...(userHandle !== '' && { userHandle }),
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  private data({ rpId = this.site.rpId, isVerified = true, counter = 0 }: Lie, more = 0): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.site.origin }: Lie): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
