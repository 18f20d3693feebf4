// The floor of pictures: what the library makes of each, by sharp alone. Told which files by a message, answers how long.
import sharp from 'sharp';

const AT_ONCE = 2;

process.on('message', async (/** @type {string[]} */ files) => {
  const began = performance.now();
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await sharp(file).autoOrient().resize(16, 16, { fit: 'inside' }).webp({ quality: 20 }).toBuffer();
      await sharp(file).autoOrient().resize(320).webp({ quality: 5 }).toBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.send?.(performance.now() - began);
});
process.send?.('ready');
