import { crc32 } from 'node:zlib';
import { box } from './film';

/** A certificate of "Studio Koval", signed by itself; nobody has its key any more. */
const CERTIFICATE = Buffer.from(
  [
    'MIIBsjCCAVegAwIBAgIUJVH0A0M6Xx8Xe4zf/aQrKoFtL1gwCgYIKoZIzj0EAwIwLTEVMBMGA1UECgwMU3R1ZGlvIEtvdmFsMRQwEgYDVQQDDA',
    'tPbGVuYSBLb3ZhbDAgFw0yNjExMjQwMjE3MjhaGA8yMTI2MTAzMTAyMTcyOFowLTEVMBMGA1UECgwMU3R1ZGlvIEtvdmFsMRQwEgYDVQQDDAtP',
    'bGVuYSBLb3ZhbDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDtB0b2puILbeoBVIVLvQBmYbIelUpo20wDPBOinJ3+z4DLCTJ7nJwRUDrqtQD',
    'ZUR98kJgR5QA/iD3+1SauPKYujUzBRMB0GA1UdDgQWBBTu1HDB/xVVVU9vWBJ+F4Izb7FEyTAfBgNVHSMEGDAWgBTu1HDB/xVVVU9vWBJ+F4Iz',
    'b7FEyTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDgLCW4P1q/fIPyjeR3JL5LUwKbq6r2dildYD4oFGHRhAIhAKJcbyW5Gl',
    'YcMlHir5Hm1nqtItk2mjaJUeftOd9dqr6k',
  ].join(''),
  'base64',
);

/** Content Credentials (C2PA) as far as readers of files look: boxes with claims in words and a certificate. */
export function manifest(claims = '{"claim_generator":"Studio 1"}'): Buffer {
  const described = (label: string) =>
    box('jumd', Buffer.from(`c2pa\0\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71\x03${label}\0`, 'latin1'));
  return box(
    'jumb',
    Buffer.concat([described('c2pa'), box('json', Buffer.from(claims)), box('cbor', CERTIFICATE)]),
  );
}

/** A JPEG with a manifest in pieces of so many bytes, each of which repeats the head of the whole. */
export function signJpeg(jpeg: Buffer, signed: Buffer, pieceBytes = 400): Buffer {
  const head = signed.subarray(0, 8);
  const segments: Buffer[] = [];
  for (let at = 8, number = 1; at < signed.length; at += pieceBytes, number += 1) {
    const piece = Buffer.concat([head, signed.subarray(at, at + pieceBytes)]);
    const start = Buffer.alloc(12);
    start.writeUInt16BE(0xffeb, 0);
    start.writeUInt16BE(piece.length + 10, 2);
    start.write('JP\0\x01', 4, 'latin1');
    start.writeUInt32BE(number, 8);
    segments.push(start, piece);
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A PNG with a manifest behind its head. */
export function signPng(png: Buffer, signed: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('caBX'), signed]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(signed.length, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** A WebP with a manifest at its end. */
export function signWebp(webp: Buffer, signed: Buffer): Buffer {
  const padded = Buffer.concat([signed, Buffer.alloc(signed.length % 2)]);
  const head = Buffer.alloc(8);
  head.write('C2PA');
  head.writeUInt32LE(signed.length, 4);
  const whole = Buffer.concat([webp, head, padded]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** An AVIF with a manifest in a box of its own at its end. */
export function signAvif(avif: Buffer, signed: Buffer): Buffer {
  const id = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
  return Buffer.concat([avif, box('uuid', Buffer.concat([id, signed]))]);
}
