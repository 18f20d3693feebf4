import sharp, { type Sharp } from 'sharp';

const ISO = 'urn:iso:std:iso:ts:21496:-1';
const SIZE = { width: 64, height: 48 };
/** Offsets in the index (Multi-Picture Format): of its head, of its entries, the length of an entry, and of the size in it. */
const INDEX = { head: 4, entries: 50, entry: 16, size: 4 };
export const HDR_STREET = 'Somewhere Street 5';

const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
const HDRGM = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';
const packet = (description: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${RDF}><rdf:Description rdf:about="" ${HDRGM} ${description}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A JPEG with a gain map as libultrahdr makes it: brighter than white on its right side. */
export function hdrJpeg(
  dress: (picture: Sharp) => Sharp = (picture) => picture,
  { width, height } = SIZE,
): Promise<Buffer> {
  const light = Uint16Array.from({ length: width * height * 3 }, (_, at) => {
    const x = Math.floor(at / 3) % width;
    return (x / width) * 60_000 * (1 - 0.3 * (at % 3));
  });
  const picture = sharp(light, { raw: { width, height, channels: 3 } })
    .pipelineColourspace('scrgb')
    .toColourspace('scrgb');
  // Its types do not know of it yet.
  const made = dress(picture) as Sharp & { withGainMap(): Sharp };
  return made.withGainMap().jpeg({ quality: 90 }).toBuffer();
}

/** The same as older phones write it: the gain map is described in XMP alone, which tells of a street here. */
export async function hdrJpegWithXmp(rights = ''): Promise<Buffer> {
  const iso = await hdrJpeg();
  const second = secondPicture(iso);
  const gainMap = withXmp(
    without(second, ISO),
    packet(
      `hdrgm:GainMapMin="0" hdrgm:GainMapMax="2" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625" hdrgm:OffsetHDR="0.015625"
      hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2" hdrgm:BaseRenditionIsHDR="False"
      xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:UserComment="${HDR_STREET}">`,
    ),
  );
  const item = (facts: string) => `<rdf:li rdf:parseType="Resource"><Container:Item ${facts}/></rdf:li>`;
  const first = withXmp(
    without(iso.subarray(0, iso.length - second.length), ISO),
    packet(
      `xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"
      ${rights}><Container:Directory><rdf:Seq>${item('Item:Semantic="Primary" Item:Mime="image/jpeg"')}
      ${item(`Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${gainMap.length}"`)}</rdf:Seq></Container:Directory>`,
    ),
  );
  const entries = first.indexOf('MPF\0') + INDEX.head + INDEX.entries;
  first.writeUInt32BE(first.length, entries + INDEX.size);
  first.writeUInt32BE(gainMap.length, entries + INDEX.entry + INDEX.size);
  return Buffer.concat([first, gainMap]);
}

/** The bytes that the index of a JPEG names as its second picture. */
export function secondPicture(jpeg: Buffer): Buffer {
  const head = jpeg.indexOf('MPF\0') + INDEX.head;
  const entry = head + INDEX.entries + INDEX.entry;
  const from = head + jpeg.readUInt32BE(entry + 2 * INDEX.size);
  return jpeg.subarray(from, from + jpeg.readUInt32BE(entry + INDEX.size));
}

function without(jpeg: Buffer, name: string): Buffer {
  const at = jpeg.indexOf(name) - 4;
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

function withXmp(jpeg: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
