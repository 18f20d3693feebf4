import fc from 'fast-check';
import type { Entry } from '@/lib/server/page-store/entry';

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

/** Any entry that a file may hold; `brotli` is not among it, since files leave it out. */
export const arbitraryEntry: fc.Arbitrary<Entry> = fc
  .record(
    {
      key: fc.string({ unit: 'grapheme' }),
      kind: fc.constantFrom('page' as const, 'route' as const),
      buildId: fc.string(),
      source: fc.string(),
      seq: fc.nat(),
      tags: fc.array(fc.string({ unit: 'grapheme' })),
      status: fc.constantFrom(200, 404),
      headers: fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        fc.string(),
        { noNullPrototype: true },
      ),
      etag: fc.string(),
      renderedAt: fc.nat(),
      gzip: bytes,
      rsc: bytes,
      segments: fc.uniqueArray(fc.tuple(fc.string(), bytes), { minLength: 1, selector: ([name]) => name }),
    },
    {
      requiredKeys: [
        'key',
        'kind',
        'buildId',
        'source',
        'seq',
        'tags',
        'status',
        'headers',
        'etag',
        'renderedAt',
        'gzip',
      ],
    },
  )
  .map(({ segments, rsc, ...head }) => ({
    ...head,
    ...(rsc && { rsc }),
    ...(segments && { segments: new Map(segments) }),
  }));
