import { parse, sidecar } from 'exifr';
import sharp from 'sharp';

type Found = Record<string, Record<string, unknown> | undefined>;

/** Of an HDR JPEG libvips names no XMP. */
const ALONE = { xmp: true, tiff: false, icc: false, mergeOutput: false };

/** The rights in a picture as others read them: libvips the file, and exifr the XMP in it. */
export async function rightsIn(bytes: Buffer): Promise<Record<string, unknown>> {
  const { xmp, gainMap } = await sharp(bytes).metadata();
  if (!xmp && !gainMap) return {};
  const found: Found = (await (xmp ? sidecar(xmp, {}, 'xmp') : parse(bytes, ALONE))) ?? {};
  const { dc, photoshop, xmpRights, plus, dcterms } = found;
  const rights = dc?.rights as { value?: string } | undefined;
  const all = {
    creator: dc?.creator,
    copyright: rights?.value,
    ...photoshop,
    ...xmpRights,
    ...plus,
    ...dcterms,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
