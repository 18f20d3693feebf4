import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readRights } from './read-rights';

const xmp = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const RIGHTS =
  '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Олена Коваль</rdf:li></rdf:Alt></dc:rights>';

async function rightsOf(exif: Record<string, string>, packet?: string) {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } });
  const told = plain.withExif({ IFD0: exif });
  const bytes = await (packet === undefined ? told : told.withXmp(packet)).jpeg().toBuffer();
  return readRights(await sharp(bytes).metadata());
}

describe('whose picture it is (decision 49)', () => {
  it('is said by XMP, which knows every letter, before Exif', async () => {
    const exif = { Copyright: '(C) 2026 ????? ??????', Artist: 'Olena Koval' };
    expect(await rightsOf(exif, xmp(RIGHTS))).toEqual({
      copyright: '© 2026 Олена Коваль',
      // What XMP leaves out is Exif's to say.
      creator: 'Olena Koval',
    });
  });

  it('is said by Exif where there is no XMP, or one that cannot be read', async () => {
    const exif = { Copyright: '(C) 2026 Olena' };
    expect(await rightsOf(exif)).toEqual({ copyright: '(C) 2026 Olena' });
    expect(await rightsOf(exif, xmp('<dc:rights><rdf:Alt>'))).toEqual({ copyright: '(C) 2026 Olena' });
  });
});
