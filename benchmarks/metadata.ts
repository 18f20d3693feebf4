// `npm run bench:metadata`: what a picture tells about itself before its upload, afterwards, and at a width, as exifr reads it.
import exifr from 'exifr';
import sharp from 'sharp';
import { bundleProcesses } from '@/scripts/bundling/bundle.mjs';
import { send } from './support/library-client';
import { type LibrarySite, startLibrary } from './support/library-site';
import { table } from './support/machine';
import { runBenchmark } from './support/processes';

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
 xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/"
 xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" photoshop:Credit="Studio Koval" photoshop:City="Odesa"
 xmpRights:WebStatement="https://koval.example/terms" aux:SerialNumber="SN-7731"
 plus:DataMining="http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING">
<dc:creator><rdf:Seq><rdf:li>Olena Koval</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Olena Koval</rdf:li></rdf:Alt></dc:rights>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

const EXIF = {
  IFD0: {
    Artist: 'Olena Koval',
    Copyright: '© 2026 Olena Koval',
    Make: 'Nikon',
    Model: 'Z 8',
    Software: 'Editor 3',
  },
  IFD2: { BodySerialNumber: 'SN-7731', DateTimeOriginal: '2026:05:01 10:20:30', LensModel: '50mm' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '46/1 29/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '30/1 43/1 0/1',
  },
};

type Listing = Map<string, string>;

await runBenchmark(async () => {
  await bundleProcesses();
  const site = await startLibrary(null, 1, false);
  const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .withExif(EXIF)
    .withXmp(XMP)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const pathname = await upload(site, original);
  const served = {
    'as uploaded': original,
    'as stored and sent': await fetched(site, `/media/${pathname}`, '*/*'),
    'WebP, 640 pixels': await fetched(site, `/media/${pathname}?w=640&q=75`, 'image/webp'),
  };
  const listings: Listing[] = [];
  for (const bytes of Object.values(served)) listings.push(await listingOf(bytes));
  const names = [...new Set(listings.flatMap((each) => [...each.keys()]))].sort();
  const rows = names.map((name) => [name, ...listings.map((each) => shortened(each.get(name)))]);
  console.log(table([['', ...Object.keys(served)], ...rows]));
});

async function upload(site: LibrarySite, bytes: Buffer): Promise<string> {
  const sent = { name: 'harbour.jpg', size: bytes.length, pieces: [bytes] };
  return JSON.parse((await send(site.origin, site.cookie, sent)).body).blobs[0].pathname;
}

async function fetched({ origin }: LibrarySite, address: string, accept: string): Promise<Buffer> {
  const answer = await fetch(origin + address, { headers: { accept } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Everything that exifr finds, by name, with the block that it stands in. */
async function listingOf(bytes: Buffer): Promise<Listing> {
  const { exif, xmp, icc, format } = await sharp(bytes).metadata();
  const listing: Listing = new Map([
    ['file', `${format}, ${bytes.length} bytes`],
    ['icc', icc ? `${icc.length} bytes` : ''],
  ]);
  const add = (block: string, found: Record<string, unknown> = {}) => {
    for (const [name, value] of Object.entries(found)) listing.set(`${block} ${name}`, written(value));
  };
  // It reads no WebP; of one libvips gives the block, which is a TIFF behind a mark.
  if (exif) {
    const all = await exifr.parse(exif.subarray(exif.indexOf('Exif') === 0 ? 6 : 0), {
      tiff: true,
      exif: true,
      gps: true,
      xmp: false,
      icc: false,
      mergeOutput: false,
    });
    for (const [block, found] of Object.entries(all ?? {}))
      add(`exif ${block}`, found as Record<string, unknown>);
  }
  if (xmp) {
    const all = (await exifr.sidecar(xmp, {}, 'xmp')) as Record<string, Record<string, unknown>>;
    for (const [block, found] of Object.entries(all)) add(`xmp ${block}`, found);
  }
  return listing;
}

function written(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function shortened(text = ''): string {
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}
