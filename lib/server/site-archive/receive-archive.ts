import 'server-only';

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type * as z from 'zod';
import {
  ARCHIVE_MEDIA,
  ARCHIVE_VERSION,
  type ArchiveManifest,
  MANIFEST,
  type RowFileFacts,
} from '@/lib/contracts/site-archive';
import { whileRoom } from '@/lib/server/storage/disk-space';
import { TarError, unpackTar } from './tar';

const MANIFEST_BYTES = 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

/** An archive that has been written down, each file of it found to be what its name or the manifest says. */
export interface ReceivedArchive<M extends ArchiveManifest> {
  manifest: M;
  folder: string;
  /** The hashes of the media files that came; each lies in `media/` under its hash. */
  media: Set<string>;
}

interface Expected<M extends ArchiveManifest> {
  kind: ArchiveManifest['kind'];
  manifest: z.ZodType<M>;
  /** The names of files of rows that there may be. */
  isRowFile(name: string): boolean;
}

/**
 * Writes the files of an archive into a folder, as they come in. No name of the archive becomes a name on the disk but
 * those that are known, and no file is believed before its hash is right.
 * @throws {TarError} why it is refused
 */
export async function receiveArchive<M extends ArchiveManifest>(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  expected: Expected<M>,
): Promise<ReceivedArchive<M>> {
  await mkdir(path.join(folder, 'media'), { recursive: true });
  const came = new Map<string, Omit<RowFileFacts, 'lines'>>();
  const media = new Set<string>();
  let manifest: M | undefined;
  for await (const { name, size, body } of unpackTar(whileRoom(source, folder))) {
    refuseUnknown(name, expected);
    if ((manifest === undefined) !== (name === MANIFEST) || came.has(name))
      throw new TarError('The archive has to begin with its manifest, and to hold each file once.');
    if (name === MANIFEST && size > MANIFEST_BYTES) throw new TarError('The manifest is too long.');
    const sha256 = await writeDown(body, path.join(folder, ...name.split('/')));
    came.set(name, { name, size, sha256 });
    if (name === MANIFEST) manifest = await readManifest(path.join(folder, MANIFEST), expected);
    const hash = hashOf(name);
    if (hash !== null && hash !== sha256) throw new TarError(`A file is not what it is said to be: ${name}`);
    if (hash !== null) media.add(hash);
  }
  if (!manifest) throw new TarError('The archive is empty.');
  refuseOthers(manifest, came, expected);
  return { manifest, folder, media };
}

/** The hash in the name of a media file; null for every other file. */
const hashOf = (name: string) => (name.startsWith(ARCHIVE_MEDIA) ? name.slice(ARCHIVE_MEDIA.length) : null);

/** @throws {TarError} for a file that no archive holds */
function refuseUnknown(name: string, expected: Pick<Expected<ArchiveManifest>, 'isRowFile'>): void {
  const hash = hashOf(name);
  const isKnown = hash === null ? name === MANIFEST || expected.isRowFile(name) : HASH.test(hash);
  if (!isKnown) throw new TarError(`The archive holds a file that does not belong there: ${shown(name)}`);
}

/** @throws {TarError} where the files that came are not those that the manifest names */
function refuseOthers(
  manifest: ArchiveManifest,
  came: ReadonlyMap<string, Omit<RowFileFacts, 'lines'>>,
  expected: Pick<Expected<ArchiveManifest>, 'isRowFile'>,
): void {
  const names = new Set(manifest.files.map(({ name }) => name));
  for (const { name, size, sha256 } of manifest.files) {
    const file = came.get(name);
    if (!expected.isRowFile(name) || file?.size !== size || file.sha256 !== sha256)
      throw new TarError(`A file is missing, or not what the manifest says: ${shown(name)}`);
  }
  const unnamed = [...came.keys()].find((name) => expected.isRowFile(name) && !names.has(name));
  if (unnamed) throw new TarError(`The manifest does not name a file: ${unnamed}`);
}

const shown = (name: string) => name.slice(0, 100);

async function writeDown(body: AsyncIterable<Uint8Array>, file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx' }),
  );
  return sum.digest('hex');
}

async function readManifest<M extends ArchiveManifest>(file: string, expected: Expected<M>): Promise<M> {
  const read = expected.manifest.safeParse(json(await readFile(file, 'utf8')));
  if (!read.success) throw new TarError('The manifest cannot be read: this is no archive of a site.');
  const { kind, version } = read.data;
  if (kind !== expected.kind) {
    throw new TarError(
      kind === 'backup'
        ? 'This is a backup: it is brought back with npm run restore.'
        : 'This is an exported site, not a backup: it is imported in the settings.',
    );
  }
  if (version < 1 || version > ARCHIVE_VERSION)
    throw new TarError(
      `Archives of version ${version} are not known here: the newest that is known is ${ARCHIVE_VERSION}.`,
    );
  return read.data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
