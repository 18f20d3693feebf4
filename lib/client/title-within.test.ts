import { describe, expect, it } from 'vitest';
import { titleWithin } from './title-within';

/** A data set of IPTC: record, number, value. */
const dataSet = (record: number, number: number, value: Uint8Array | string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([0x1c, record, number, bytes.length >> 8, bytes.length & 255]), bytes]);
};

/** A file that holds a resource of Photoshop with these data sets, as a JPEG does. */
function pictureWith(
  dataSets: Buffer[],
  { name = 'a.jpg', resource = '', before = 20, after = Buffer.alloc(0) } = {},
): File {
  const named = Buffer.from(`${String.fromCharCode(resource.length)}${resource}`);
  const even = named.length % 2 === 0 ? named : Buffer.concat([named, Buffer.from([0])]);
  const data = Buffer.concat(dataSets);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const bytes = Buffer.concat([
    Buffer.alloc(before, 0xff),
    Buffer.from('8BIM\u0004\u0004'),
    even,
    size,
    data,
    after,
  ]);
  return new File([bytes], name);
}

const UTF_8 = dataSet(1, 90, '\u001b%G');
const title = (value: string | Uint8Array) => dataSet(2, 5, value);

describe('the title that IPTC says (XMP is tried in a browser: page-kinds.spec.ts)', () => {
  it.each([
    ['in UTF-8', [UTF_8, title('Тихий свет')], {}, 'Тихий свет'],
    ['in UTF-8 that is not said', [title('Été'), dataSet(2, 80, 'Mara')], {}, 'Été'],
    ['in the letters of Windows', [title(Uint8Array.from([0xc9, 0x74, 0xe9]))], {}, 'Été'],
    [
      'behind other values, in a resource with a name',
      [dataSet(2, 25, 'sea'), title('Tide')],
      { resource: 'ab' },
      'Tide',
    ],
    ['at the end of a large file', [title('Tide')], { before: 2_000_000 }, 'Tide'],
    ['and not what only looks like one behind it', [title('Tide')], { after: title('No') }, 'Tide'],
    ['with spaces and lines', [title('  Low\r\n tide ')], {}, 'Low tide'],
    ['that is too long', [title('x'.repeat(80))], {}, 'x'.repeat(60)],
    ['that is only the name of the file', [title('IMG_1.jpg')], { name: 'IMG_1.JPG' }, null],
    ['that is empty', [title(' ')], {}, null],
    ['that is none', [dataSet(2, 80, 'Mara')], {}, null],
  ] as const)('%s', async (_what, dataSets, options, expected) => {
    expect(await titleWithin(pictureWith([...dataSets], options), 'en')).toBe(expected);
  });

  it.each([
    ['nothing', '', null],
    ['a resource that ends before it begins', '8BIM\u0004\u0004', null],
    [
      'a value that is longer than the file',
      '8BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0009\u001c\u0002\u0005\u0070\u0000Ti',
      'Ti',
    ],
  ])('is taken from %s without harm', async (_what, bytes, expected) => {
    expect(await titleWithin(new File([bytes], 'a.jpg'), 'en')).toBe(expected);
  });
});
