import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ART } from '@/demo/art/index';
import { ownDrawings, publicFiles } from '@/tests/corpora/read-corpora';
import { everyKind } from '@/tests/factories/every-kind';
import { film } from '@/tests/factories/film';
import { hdrJpegWithXmp } from '@/tests/factories/hdr-picture';
import { animated, gif, profiled } from '@/tests/factories/picture-bombs';
import { soundPngs } from '@/tests/factories/png-kinds';
import { recording } from '@/tests/factories/recording';

/** Public files, where they lie beside the project. */
const FOLDERS = ['images/pngsuite', 'media', 'svg'];
/** Looking at a larger one takes too much of the time. */
const MOST_BYTES = 200_000;

const TELLING = { IFD0: { Artist: 'Olena', Copyright: '(C) Olena' }, IFD3: { GPSLatitudeRef: 'N' } };
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>A &amp; B</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">
<style>@media print{.a{fill:red}} .b &gt; g{stroke:url(#c)}</style><defs><linearGradient id="c"/></defs><!-- a -->
<a xlink:href="#c"><path class="a" style="fill:blue;stroke:red" d="M0 0L9 9"/></a><text>A &amp; <![CDATA[<b>]]></text>
<image href="data:image/png;base64,aGk="/><animate attributeName="x" to="3"/><use href="#c"/></svg>`;

/** Files to begin with, by name, and the names by kind. */
export interface Samples {
  bytes: ReadonlyMap<string, Buffer>;
  kinds: string[][];
}

/** The project's own samples, and public test files where they are installed and wanted. */
export async function readSamples(withPublic: boolean): Promise<Samples> {
  const publicSamples = withPublic ? FOLDERS.flatMap(publicFiles) : [];
  const own = Object.entries({ ...(await drawn()), ...written() });
  const samples = [...(await everyKind()), ...soundPngs(), ...ownDrawings(), ...publicSamples]
    .filter(({ bytes }) => bytes.length <= MOST_BYTES)
    .map((file): [string, Buffer] => [file.name, file.bytes]);
  const bytes = new Map([...own, ...samples].sort(([a], [b]) => (a < b ? -1 : 1)));
  const names = [...bytes.keys()];
  const kinds = [...new Set(names.map((name) => path.extname(name)))];
  return { bytes, kinds: kinds.map((kind) => names.filter((name) => path.extname(name) === kind)) };
}

async function drawn(): Promise<Record<string, Buffer>> {
  const plain = (width = 40, height = 24) =>
    sharp({ create: { width, height, channels: 3, background: '#a04020' } });
  const telling = (orientation: number) =>
    plain().withMetadata({ orientation }).withExif(TELLING).withXmp(XMP).withIccProfile('p3');
  const frames = await Promise.all(
    [1, 2, 3].map((n) =>
      plain(10 * n, 10)
        .png()
        .toBuffer(),
    ),
  );
  const moving = () => sharp(frames, { join: { animated: true } });
  const pictures: Record<string, Sharp> = {
    'telling.jpg': telling(6).jpeg({ progressive: true }),
    'upright.jpg': telling(1).jpeg(),
    'telling.png': telling(8).png(),
    'upright.png': telling(1).png(),
    'palette.png': plain().png({ palette: true, progressive: true }),
    'telling.webp': telling(3).webp(),
    'lossless.webp': plain().webp({ lossless: true }),
    'moving.webp': moving().webp(),
    'moving.gif': moving().gif(),
    'telling.avif': telling(1).avif({ effort: 0 }),
    'plain.avif': plain(9, 9).avif({ effort: 0 }),
  };
  const made = Object.entries(pictures).map(
    async ([name, picture]): Promise<[string, Buffer]> => [name, await picture.toBuffer()],
  );
  made.push(hdrJpegWithXmp().then((bytes) => ['hdr.jpg', bytes]));
  const demo = ART.find(({ pathname }) => pathname.endsWith('-poster.jpg'));
  if (demo) made.push(demo.draw().then((bytes) => ['demo.jpg', bytes]));
  return Object.fromEntries(await Promise.all(made));
}

function written(): Record<string, Buffer> {
  return {
    'small.mp4': film({ more: Buffer.alloc(0) }),
    'whole.webm': recording({ clusters: 4, isSized: true, duration: 4_000 }),
    'home.jpg': readFileSync('docs/home.jpg'),
    'icon.svg': readFileSync('public/icon.svg'),
    'frames.png': animated(3),
    'profile.png': profiled(1_000_000),
    'small.gif': gif(30, 20, 10),
    'drawing.svg': Buffer.from(SVG),
  };
}
