import { z } from 'zod';

const side = z.int().min(1);
const size = z.strictObject({ width: side, height: side });
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.endsWith('/'), 'must not end with a slash');

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
    tiles: z.array(z.strictObject({ width: side, scaleFactors: z.array(side).min(1) })).min(1),
    rights: address.optional(),
  })
  .refine(({ sizes, maxWidth, maxHeight }) =>
    sizes.every(({ width, height }) => width <= maxWidth && height <= maxHeight),
  );
