import 'server-only';

import type { PictureRights, SignatureState } from '@/lib/domain/media/rights';
import type { UploadType } from '@/lib/domain/media/upload-types';
import { readCredentials } from './content-credentials';
import { isWhole, type Piece } from './file-pieces';
import type { FileReader } from './file-reader';
import { type RawFacts, readRights } from './read-rights';
import { isHarmlessExif } from './rights-exif';
import { isHarmlessXmp } from './rights-xmp';
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
): Promise<(KeptRights & { pieces: Piece[] }) | null> {
  const rights = readRights(facts);
  const credentials = await readCredentials(reader, type);
  if (credentials && !credentials.isTelling && (await isHarmless(reader, type, facts))) {
    const pieces = [{ from: 0, to: reader.size }];
    return { rights, signature: 'intact', signedBy: credentials.signer, pieces };
  }
  const keepsManifest = credentials !== null && !credentials.isTelling;
  const orientation = type === 'image/jpeg' ? facts.orientation : 1;
  const written = { ...writtenRights(rights, orientation), keepsManifest };
  const pieces = await stripPicture(reader, type, written);
  const signature = credentials && (keepsManifest ? 'broken' : 'removed');
  return pieces && { rights, signature, signedBy: credentials?.signer ?? null, pieces };
}

/** Whether nothing in the file has to be taken out of it. */
async function isHarmless(reader: FileReader, type: UploadType, facts: RawFacts): Promise<boolean> {
  if (facts.iptc || (facts.exif && !isHarmlessExif(facts.exif))) return false;
  if (facts.xmp && !isHarmlessXmp(facts.xmp)) return false;
  const pieces = await stripPicture(reader, type, UNTOUCHED);
  return pieces !== null && isWhole(pieces, reader.size);
}
