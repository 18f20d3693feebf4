import 'server-only';

import type { PictureRights } from '@/lib/domain/media/rights';
import { writeExif } from './rights-exif';
import { writeXmp } from './rights-xmp';

/** What takes the place of a picture's own metadata. */
export interface Written {
  exif: Buffer | null;
  xmp: Buffer | null;
  /** Whether its own EXIF and XMP stay instead: to find out whether it holds anything else. */
  keepsFacts: boolean;
  /** Whether its Content Credentials (C2PA) stay. */
  keepsManifest: boolean;
  /** Whether it comes out of the library, so that nothing has to be looked for behind the head. */
  isStored: boolean;
}

/** The rights of a picture as EXIF and XMP, with what an orientation needs. */
export function writtenRights(rights: PictureRights, orientation = 1): Written {
  return {
    exif: writeExif(rights, orientation),
    xmp: writeXmp(rights),
    keepsFacts: false,
    keepsManifest: false,
    isStored: false,
  };
}

/** Nothing is written, and nothing taken away that can hold no more than rights. */
export const UNTOUCHED: Written = {
  exif: null,
  xmp: null,
  keepsFacts: true,
  keepsManifest: true,
  isStored: false,
};
