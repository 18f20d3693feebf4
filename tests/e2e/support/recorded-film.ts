import type { Page } from '@playwright/test';

/** So often a busy machine may draw or record too late. */
const TRIES = 5;

/** A film of two seconds, made by the browser: red for half a second, then green. */
export async function film(page: Page): Promise<Buffer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const base64 = await record(page);
    if (base64 !== null) return Buffer.from(base64, 'base64');
  }
  throw new Error(`This machine is too busy: no film came out right in ${TRIES} tries.`);
}

/** Null where the colours do not stand at the times that they were drawn at. */
function record(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    const begin = performance.now();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const time = performance.now() - begin;
        if (context) context.fillStyle = time < 500 ? '#ff0000' : '#00ff00';
        context?.fillRect(0, 0, canvas.width, canvas.height);
        if (time < 2_000) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await ended;

    const recorded = new Blob(parts);
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(recorded);
    const isRedAt = async (time: number) => {
      const wound = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = time;
      await wound;
      context?.drawImage(video, 0, 0, canvas.width, canvas.height);
      const [red = 0, green = 0] = context?.getImageData(9, 9, 1, 1).data ?? [];
      return red > green;
    };
    const isRight = (await isRedAt(0.3)) && !(await isRedAt(0.8)) && !(await isRedAt(1.6));
    URL.revokeObjectURL(video.src);
    if (!isRight) return null;
    const bytes = new Uint8Array(await recorded.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
}
