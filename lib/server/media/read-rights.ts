import 'server-only';

import { IPTC, readIptc } from '@/lib/domain/media/iptc';
import { type PictureRights, RIGHTS_CHARACTERS } from '@/lib/domain/media/rights';
import { exifRights } from './rights-exif';
import { xmpRights } from './rights-xmp';

/** The metadata of a picture, as sharp gives it. */
export interface RawFacts {
  exif?: Buffer | undefined;
  iptc?: Buffer | undefined;
  xmp?: Buffer | undefined;
}

const TEXTS = ['creator', 'credit', 'copyright', 'licence'] as const;

/**
 * The rights of a picture, each from whichever of its three places has it: all that is kept of its metadata. XMP comes first:
 * cameras and many programs write Exif in ASCII, where © is (C) and a name in Cyrillic is question marks.
 */
export function readRights({ exif, iptc, xmp }: RawFacts): PictureRights {
  const places = [
    xmp && (() => xmpRights(xmp)),
    iptc && (() => iptcRights(iptc)),
    exif && (() => exifRights(exif)),
  ];
  const found = places.flatMap((read): PictureRights[] => {
    try {
      return read ? [read()] : [];
    } catch {
      // Malformed metadata is ignored.
      return [];
    }
  });
  const texts = TEXTS.flatMap((name) => {
    const text = found.map((each) => cleaned(each[name])).find(Boolean);
    return text ? [[name, text.slice(0, RIGHTS_CHARACTERS)]] : [];
  });
  const training = found.find((each) => each.training)?.training;
  return { ...Object.fromEntries(texts), ...(training && { training }) };
}

const cleaned = (text: string | undefined) => text?.replace(/[\p{Cc}\s]+/gu, ' ').trim();

function iptcRights(iptc: Buffer): PictureRights {
  const texts = readIptc(iptc);
  const credit = texts.get(IPTC.credit) ?? '';
  return { creator: texts.get(IPTC.creator) ?? credit, credit, copyright: texts.get(IPTC.copyright) ?? '' };
}
