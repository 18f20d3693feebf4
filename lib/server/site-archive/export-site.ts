import 'server-only';

import path from 'node:path';
import * as z from 'zod';
import {
  ARCHIVE_VERSION,
  type ArchiveManifest,
  fontRow,
  MANIFEST,
  mediaRow,
  ROW_FILES,
  type RowFileFacts,
} from '@/lib/contracts/site-archive';
import { posterPathname } from '@/lib/domain/media/poster';
import { fontPathname } from '@/lib/domain/site-theme/own-font';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { asAppError } from '@/lib/server/media/incoming';
import { readSiteRights } from '@/lib/server/rights/site-rights';
import { currentMenu } from '@/lib/server/site-menu/menu-versions';
import { menuWithPaths } from '@/lib/server/site-menu/menu-with-paths';
import { readSiteTheme } from '@/lib/server/site-theme/site-theme';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { fileBytes, newArchiveFolder, removeArchiveFolder } from './archive-folder';
import { archivedText } from './archived-text';
import { packMedia, type StoredBytes } from './pack-media';
import { readLines } from './read-table';
import { readRows, writeRows } from './row-files';
import { SITE_QUERIES } from './site-queries';
import { type PackedFile, packTar } from './tar';

/** While the rows are read, changes of the embedded database wait; the files are read afterwards. */
const PATIENCE_MS = 120_000;

/**
 * The site as one archive, sent while it is made (docs/backup.md tells its form). Rows are of one moment;
 * the files that they name follow.
 * @throws {AppError} `unavailable`
 */
export async function exportSite(request: Request, actor: Actor): Promise<Response> {
  const headers = {
    'content-type': 'application/x-tar',
    'content-disposition': 'attachment; filename="site.tar"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const folder = await newArchiveFolder(mediaStorage().incoming).catch((error: unknown) => {
    throw asAppError(error);
  });
  try {
    const files = await writeSite(folder, actor);
    for (const [at, { name }] of files.entries()) {
      const made = REMADE[name];
      if (made) files[at] = await writeRows(placeOf(folder, name), name, made(path.join(folder, name)));
    }
    const { version: _, ...rights } = await readSiteRights();
    const { theme } = await readSiteTheme();
    const menu = await withDatabaseErrors(async () => menuWithPaths(db, (await currentMenu(db)).menu));
    const packed = packFolder(folder, files, { rights, theme, menu });
    return new Response(streamOf(packed, folder), { headers });
  } catch (error) {
    await removeArchiveFolder(folder);
    throw asAppError(error);
  }
}

/** Rows of one moment, each kind in a file of the folder. */
async function writeSite(folder: string, actor: Actor): Promise<RowFileFacts[]> {
  return withDatabaseErrors(() =>
    db.$transaction(
      async (tx) => {
        const files: RowFileFacts[] = [];
        for (const name of ROW_FILES) {
          const lines = parsed(readLines(tx, SITE_QUERIES[name]));
          files.push(await writeRows(path.join(folder, name), name, lines));
        }
        const { address } = actor;
        await recordEvent(tx, { action: 'site_exported', actor, object: '', address });
        return files;
      },
      { isolationLevel: 'RepeatableRead', timeout: PATIENCE_MS },
    ),
  );
}

/** In one spelling, however the database writes its JSON. */
async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield JSON.stringify(JSON.parse(line));
}

async function* packFolder(
  folder: string,
  files: RowFileFacts[],
  settings: Pick<ArchiveManifest, 'rights' | 'theme' | 'menu'>,
): AsyncGenerator<PackedFile> {
  const manifest: ArchiveManifest = {
    ...({ format: 'atelier', kind: 'site', version: ARCHIVE_VERSION } as const),
    files,
    ...settings,
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield {
    name: MANIFEST,
    size: bytes.length,
    open: async function* () {
      yield bytes;
    },
  };
  for (const { name, size } of files) yield { name, size, open: () => fileBytes(placeOf(folder, name)) };
  yield* packMedia(mediaStorage(), namedFiles(folder));
}

/** Rows that are gone through once more, when the transaction has ended. */
const REMADE: Record<string, (file: string) => AsyncGenerator<string>> = {
  'pages.ndjson': withStoredPictures,
  'texts.ndjson': asSaved,
  'media.ndjson': storedOnly,
  'fonts.ndjson': storedFontsOnly,
};

const placeOf = (folder: string, name: string) => path.join(folder, name in REMADE ? `remade-${name}` : name);

const page = z.looseObject({ sharePicture: z.string().nullable() });

/** A picture whose file is gone is in no archive. */
async function* withStoredPictures(file: string): AsyncGenerator<string> {
  for await (const line of readRows(file)) {
    const row = page.parse(JSON.parse(line));
    const isThere = row.sharePicture === null || (await mediaStorage().head(row.sharePicture));
    yield isThere ? line : JSON.stringify({ ...row, sharePicture: null });
  }
}

/** Contents as a save writes them: what was stored before it cleaned as it does now is the same after an import. */
async function* asSaved(file: string): AsyncGenerator<string> {
  for await (const line of readRows(file)) yield JSON.stringify(archivedText.parse(JSON.parse(line)));
}

const named = z.looseObject({ pathname: z.string(), hash: z.string(), poster: mediaRow.shape.poster });

/** A row without its file could not be imported: `media:repair` tells of such ones. */
async function* storedOnly(file: string): AsyncGenerator<string> {
  for await (const line of readRows(file)) {
    const row = named.parse(JSON.parse(line));
    if (!(await mediaStorage().head(row.pathname))) continue;
    const hasPoster = row.poster !== null && (await mediaStorage().head(posterPathname(row.poster)));
    yield row.poster === null || hasPoster ? line : JSON.stringify({ ...row, poster: null });
  }
}

/** The same of fonts, which are nothing without any of their files. */
async function* storedFontsOnly(file: string): AsyncGenerator<string> {
  for await (const line of readRows(file)) {
    const { files } = fontRow.parse(JSON.parse(line));
    const stored = await Promise.all(files.map((hash) => mediaStorage().head(fontPathname(hash))));
    if (stored.every((each) => each !== null)) yield line;
  }
}

async function* namedFiles(folder: string): AsyncGenerator<StoredBytes> {
  for await (const line of readRows(placeOf(folder, 'media.ndjson'))) {
    const { pathname, hash, poster } = named.parse(JSON.parse(line));
    yield { pathname, hash };
    if (poster !== null) yield { pathname: posterPathname(poster), hash: poster };
  }
  for await (const line of readRows(placeOf(folder, 'fonts.ndjson')))
    for (const hash of fontRow.parse(JSON.parse(line)).files) yield { pathname: fontPathname(hash), hash };
}

function streamOf(files: AsyncGenerator<PackedFile>, folder: string): ReadableStream<Uint8Array> {
  const chunks = packTar(files);
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
        } catch (error) {
          await removeArchiveFolder(folder);
          throw error;
        }
        await removeArchiveFolder(folder);
        controller.close();
      },
      async cancel() {
        await chunks.return(undefined);
        await removeArchiveFolder(folder);
      },
    },
    { highWaterMark: 0 },
  );
}
