import { MEDIA } from '@/lib/domain/limits';
import { sendBytes } from './upload-line';

/** A film that shows nothing within this time is one without a frame. */
const PATIENCE_MS = 8_000;
/** As wide as a frame need be in a tile or a player. */
const WIDEST_PX = 1_280;

/**
 * The frame of a film at about a second, as a JPEG of little weight; null where the browser cannot play
 * it.
 */
async function filmFrame(film: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(film);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    await happens(video, 'loadeddata', () => {
      video.src = address;
    });
    const { duration } = video;
    const middle = Number.isFinite(duration) ? duration / 2 : MEDIA.videoThumbnailAtSeconds;
    await happens(video, 'seeked', () => {
      video.currentTime = Math.min(MEDIA.videoThumbnailAtSeconds, middle);
    });
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Uploads the poster frame of a film. If none can be made, or it is refused, the film stays without. */
export async function addFilmFrame(film: Blob, pathname: string): Promise<void> {
  const frame = await filmFrame(film);
  if (!frame) return;
  const parts = pathname.split('/').map(encodeURIComponent).join('/');
  const headers = { 'content-type': 'image/jpeg' };
  await sendBytes({ method: 'PUT', path: `/api/media/poster/${parts}`, headers, body: frame });
}

function happens(video: HTMLVideoElement, event: string, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`no ${event}`)), PATIENCE_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(patience);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('cannot be played'))),
      { once: true },
    );
    begin();
  });
}

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, WIDEST_PX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return Promise.resolve(null);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', MEDIA.videoThumbnailQuality));
}
