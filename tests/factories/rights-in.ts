import { sidecar } from 'exifr';
import sharp from 'sharp';

/** The rights in a picture as others read them: libvips the file, and exifr the XMP in it. */
export async function rightsIn(bytes: Buffer): Promise<Record<string, unknown>> {
  const { xmp } = await sharp(bytes).metadata();
  if (!xmp) return {};
  const found = (await sidecar(xmp, {}, 'xmp')) as Record<string, Record<string, unknown> | undefined>;
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
