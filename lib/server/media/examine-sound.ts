import 'server-only';

import { parseFile } from 'music-metadata';
import type { FilmFacts } from './examine-film';

const SECONDS = 10;

/** What a sound or an Ogg film says of itself; null for one that cannot be read. */
export async function examineSound(file: string): Promise<FilmFacts | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), SECONDS * 1000);
  });
  const reading = parseFile(file, { duration: true, skipCovers: true });
  try {
    const read = await Promise.race([reading, late]);
    if (read === 'late') return { width: null, height: null, duration: null };
    const { duration, trackInfo = [] } = read.format;
    const video = trackInfo.flatMap(({ video: picture }) => (picture ? [picture] : []))[0];
    return {
      width: video?.pixelWidth ?? null,
      height: video?.pixelHeight ?? null,
      duration:
        duration !== undefined && Number.isFinite(duration) ? Math.round(duration * 1000) / 1000 : null,
    };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    reading.catch(() => undefined);
  }
}
