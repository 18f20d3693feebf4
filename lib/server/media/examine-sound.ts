import 'server-only';

import { parseFromTokenizer } from 'music-metadata';
import { AbstractTokenizer, EndOfStreamError, type IReadChunkOptions } from 'strtok3';
import type { FilmFacts } from './examine-film';
import { FileReader } from './file-reader';

/** Reads that an hour of sound takes; a longer file is accepted without its duration. */
const MOST_LOOKS = 500_000;
/** Parts of a sound are far larger: for a small file fewer looks will do. */
const FIRST_LOOKS = 10_000;
const BYTES_A_LOOK = 10;

/** Facts from the headers of a sound or Ogg film; null if it cannot be read. */
export async function examineSound(file: string, most = MOST_LOOKS): Promise<FilmFacts | null> {
  return FileReader.over(file, async (reader) => {
    const mostLooks = Math.min(most, FIRST_LOOKS + reader.size / BYTES_A_LOOK);
    const tokens = new FileTokens(reader, mostLooks);
    try {
      const { format } = await parseFromTokenizer(tokens, { duration: true, skipCovers: true });
      const video = format.trackInfo.flatMap(({ video: picture }) => (picture ? [picture] : []))[0];
      return {
        width: video?.pixelWidth ?? null,
        height: video?.pixelHeight ?? null,
        duration: format.duration === undefined ? null : Math.round(format.duration * 1000) / 1000,
      };
    } catch {
      return tokens.looks > mostLooks ? { width: null, height: null, duration: null } : null;
    }
  });
}

/** Gives the parser of sounds the bytes of a file, up to a number of reads. */
class FileTokens extends AbstractTokenizer {
  override readonly fileInfo: { size: number };
  looks = 0;

  constructor(
    private readonly reader: FileReader,
    private readonly mostLooks: number,
  ) {
    super();
    this.fileInfo = { size: reader.size };
  }

  override supportsRandomAccess(): boolean {
    return true;
  }

  setPosition(position: number): void {
    this.position = position;
  }

  async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const count = await this.peekBuffer(target, options);
    this.position = (options?.position ?? this.position) + count;
    return count;
  }

  async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(target, options);
    this.looks += 1;
    if (this.looks > this.mostLooks) throw new Error('This has no end.');
    const bytes = await this.reader.read(position, length);
    if (bytes.length < length && !mayBeLess) throw new EndOfStreamError();
    target.set(bytes);
    return bytes.length;
  }
}
