import 'server-only';

import type { PictureRights, SignatureState } from '@/lib/domain/media/rights';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { readCredentials } from './content-credentials';
import { isWhole } from './file-pieces';
import type { FileReader } from './file-reader';
import { type RawFacts, readRights } from './read-rights';
import { isHarmlessExif } from './rights-exif';
import { isHarmlessXmp } from './rights-xmp';
import type { Stripped } from './strip-jpeg';
import { stripPicture } from './strip-picture';
import { UNTOUCHED, writtenRights } from './written-facts';

/** What is known of the rights of a stored picture. */
export interface KeptRights {
  rights: PictureRights;
  /** What has become of its Content Credentials; null where it came without. */
  signature: SignatureState | null;
  /** Whom they name. */
  signedBy: string | null;
}

/**
 * The pieces of a picture without what tells of place, time and camera, and with its rights. One that is signed, and holds
 * nothing of the kind, stays as it is to the last byte: its signature then still holds (decision 49).
 */
export async function stripRights(
  reader: FileReader,
  type: UploadType,
  facts: RawFacts & { orientation?: number | undefined },
): Promise<(KeptRights & Stripped) | null> {
  const rights = readRights(facts);
  const credentials = await readCredentials(reader, type);
  const untouched = credentials && !credentials.isTelling ? await harmless(reader, type, facts) : null;
  if (untouched) return { rights, signature: 'intact', signedBy: credentials?.signer ?? null, ...untouched };
  const keepsManifest = credentials !== null && !credentials.isTelling;
  const orientation = type === 'image/jpeg' ? facts.orientation : 1;
  const written = { ...writtenRights(rights, orientation), keepsManifest };
  const stripped = await stripPicture(reader, type, written);
  const signature = credentials && (keepsManifest ? 'broken' : 'removed');
  return stripped && { rights, signature, signedBy: credentials?.signer ?? null, ...stripped };
}

/** The whole file, if nothing has to be taken out of it; otherwise null. */
async function harmless(reader: FileReader, type: UploadType, facts: RawFacts): Promise<Stripped | null> {
  if (facts.iptc || (facts.exif && !isHarmlessExif(facts.exif))) return null;
  if (facts.xmp && !isHarmlessXmp(facts.xmp)) return null;
  const stripped = await stripPicture(reader, type, UNTOUCHED);
  return stripped && isWhole(stripped.pieces, reader.size) ? stripped : null;
}
