import sharp from 'sharp';

const SIDE = 16;

/** A picture of at most 16 by 16 pixels as a `data:` address, shown until the true one has come. */
export async function tinyPlaceholder(file: Buffer): Promise<string> {
  const tiny = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
