import { z } from 'zod';

const side = z.int().min(1);
const size = z.strictObject({ width: side, height: side });
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.endsWith('/'), 'must not end with a slash');
const licence = z.url({ protocol: /^http$/, hostname: /^(?:creativecommons|rightsstatements)\.org$/ });

/** What the IIIF Image API 3.0 demands of `info.json` (§5), and no property that it does not name. */
export const imageInfoSchema = z
  .strictObject({
    '@context': z.literal('http://iiif.io/api/image/3/context.json'),
    id: address,
    type: z.literal('ImageService3'),
    protocol: z.literal('http://iiif.io/api/image'),
    profile: z.enum(['level0', 'level1', 'level2']),
    width: side,
    height: side,
    maxWidth: side,
    maxHeight: side,
    sizes: z.array(size).min(1),
    tiles: z
      .array(z.strictObject({ width: side, scaleFactors: z.array(side).min(1) }))
      .min(1)
      .optional(),
    rights: licence.optional(),
  })
  .refine(({ sizes, maxWidth, maxHeight }) =>
    sizes.every(({ width, height }) => width <= maxWidth && height <= maxHeight),
  );

const texts = z
  .record(z.string().regex(/^(?:none|[a-z]{2,3}(?:-[A-Za-z\d]+)*)$/), z.array(z.string().min(1)).min(1))
  .refine((map) => Object.keys(map).length > 0, 'must not be empty');
const pair = z.strictObject({ label: texts, value: texts });
const image = z.strictObject({
  id: address,
  type: z.literal('Image'),
  format: z.literal('image/jpeg'),
  width: side,
  height: side,
  service: z
    .array(z.strictObject({ id: address, type: z.literal('ImageService3'), profile: z.literal('level0') }))
    .min(1),
});
const annotation = z.strictObject({
  id: address,
  type: z.literal('Annotation'),
  motivation: z.literal('painting'),
  body: image,
  target: address,
});
const canvas = z
  .strictObject({
    id: address.refine((id) => !id.includes('#')),
    type: z.literal('Canvas'),
    label: texts.optional(),
    width: side,
    height: side,
    items: z
      .array(
        z.strictObject({ id: address, type: z.literal('AnnotationPage'), items: z.array(annotation).min(1) }),
      )
      .min(1),
  })
  // What is painted targets the canvas that it stands on.
  .refine(({ id, items }) => items.every((page) => page.items.every(({ target }) => target === id)));

/** What the IIIF Presentation API 3.0 demands of a manifest and all within it, and no property that it does not name. */
export const manifestSchema = z
  .strictObject({
    '@context': z.literal('http://iiif.io/api/presentation/3/context.json'),
    id: address,
    type: z.literal('Manifest'),
    label: texts,
    summary: texts.optional(),
    metadata: z.array(pair).optional(),
    requiredStatement: pair.optional(),
    rights: licence.optional(),
    thumbnail: z.array(image).optional(),
    homepage: z
      .array(
        z.strictObject({
          id: address,
          type: z.literal('Text'),
          label: texts,
          format: z.literal('text/html'),
          language: z.array(z.string()).min(1),
        }),
      )
      .optional(),
    items: z.array(canvas).min(1),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, 'canvases need own ids');
