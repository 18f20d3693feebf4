import { sidecar } from 'exifr';
import sharp from 'sharp';

type Found = Record<string, Record<string, unknown> | undefined>;

const END = '</rdf:RDF>';

/** Read from the file itself: libvips gives no XMP for HDR JPEG, GIF and SVG. */
function packetIn(bytes: Buffer): Buffer | null {
  const from = bytes.indexOf('<rdf:RDF');
  return from === -1 ? null : bytes.subarray(from, bytes.indexOf(END, from) + END.length);
}

/** The rights in a picture as others read them: libvips the file, and exifr the XMP in it. */
export async function rightsIn(bytes: Buffer): Promise<Record<string, unknown>> {
  const xmp = (await sharp(bytes).metadata()).xmp ?? packetIn(bytes);
  if (!xmp) return {};
  const found = (await sidecar(xmp, {}, 'xmp')) as Found;
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
