import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MURMURATION } from '../art/video/murmuration';

const FOLDER = 'demo/film';

/** A file of the demonstration content that is kept here as it is, since not every machine can make it. */
export interface FilmFile {
  /** Under the media folder, without a leading slash. */
  readonly pathname: string;
  readonly contentType: 'video/mp4' | 'video/webm' | 'text/vtt';
  /** Pixels; captions have none. */
  readonly width?: number;
  readonly height?: number;
  /** Seconds. */
  readonly duration: number;
  read(): Promise<Buffer>;
}

const { width, height, seconds: duration } = MURMURATION;

function file(name: string, contentType: FilmFile['contentType']): FilmFile {
  const size = contentType === 'text/vtt' ? {} : { width, height };
  const read = () => readFile(path.resolve(FOLDER, name));
  return { pathname: `video/${name}`, contentType, ...size, duration, read };
}

/** The film in two formats, and what it says in three languages. */
export const FILM_FILES: readonly FilmFile[] = [
  file('murmuration.webm', 'video/webm'),
  file('murmuration.mp4', 'video/mp4'),
  file('murmuration.en.vtt', 'text/vtt'),
  file('murmuration.ru.vtt', 'text/vtt'),
  file('murmuration.uk.vtt', 'text/vtt'),
];
