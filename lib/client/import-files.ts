import { Unzip, UnzipInflate } from 'fflate';
import { ImportError } from '@/lib/domain/site-import/model';
import { type BroughtFile, fileNameOf, isPictureName } from '@/lib/domain/site-import/picture-names';

/** A picture among the files of an import. */
export interface BroughtPicture extends BroughtFile {
  file: File;
}

/** The files of an import, from the device or out of a ZIP. */
export interface ImportFiles {
  /** What tells of pages. */
  texts: readonly { name: string; text: string }[];
  /** By their names in lower case; archives may hold several of one name in different folders. */
  pictures: ReadonlyMap<string, readonly BroughtPicture[]>;
  /** The names of files that are neither. */
  others: readonly string[];
}

const TEXT = /\.(?:xml|json|csv|tsv|md|markdown)$/i;
const ZIP = /\.zip$/i;
/** What macOS puts into archives beside the files themselves. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i;

/** The unpacked files stay in the browser's memory, which has to hold them. */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_FILES = 20_000;

/**
 * Sorts files into texts and pictures, and unpacks archives.
 * @param tag of the language that the texts are most likely in (BCP 47)
 * @throws {ImportError} `broken` for an archive that cannot be unpacked, `too-large`
 */
export async function sortImportFiles(files: readonly File[], tag: string): Promise<ImportFiles> {
  const brought: Brought[] = [];
  for (const file of files) {
    if (ZIP.test(file.name)) brought.push(...(await unpackZip(file)));
    else brought.push({ path: file.name, file });
  }
  const texts: { name: string; text: string }[] = [];
  const pictures = new Map<string, BroughtPicture[]>();
  const others: string[] = [];
  for (const { path, file } of brought) {
    const name = fileNameOf(encodeURIComponent(file.name));
    if (TEXT.test(file.name)) texts.push({ name: file.name, text: await decodeText(file, tag) });
    else if (isPictureName(file.name))
      pictures.set(name, [...(pictures.get(name) ?? []), { path, size: file.size, file }]);
    else others.push(file.name);
  }
  return { texts, pictures, others };
}

interface Brought {
  /** In its archive. */
  path: string;
  file: File;
}

async function unpackZip(archive: File): Promise<Brought[]> {
  const files: Brought[] = [];
  const state: { failure: ImportError | null; bytes: number; count: number; open: number } = {
    failure: null,
    bytes: 0,
    count: 0,
    open: 0,
  };
  const unzip = new Unzip();
  unzip.register(UnzipInflate);
  unzip.onfile = (entry) => {
    const name = entry.name.split('/').at(-1) ?? '';
    if (name === '' || SYSTEM_FILE.test(entry.name)) return;
    state.count += 1;
    if (state.count > MAX_FILES) state.failure = new ImportError('too-large');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    state.open += 1;
    entry.ondata = (error, part, isLast) => {
      state.bytes += part?.length ?? 0;
      if (state.bytes > MAX_BYTES) state.failure = new ImportError('too-large');
      if (error) state.failure ??= new ImportError('broken');
      if (state.failure) return;
      parts.push(new Uint8Array(part));
      if (!isLast) return;
      state.open -= 1;
      files.push({ path: entry.name, file: new File(parts, name) });
    };
    entry.start();
  };
  const reader = archive.stream().getReader();
  try {
    for (let isLast = false; !isLast && !state.failure; ) {
      const { done, value } = await reader.read();
      isLast = done;
      unzip.push(value ?? new Uint8Array(), done);
    }
  } catch {
    state.failure ??= new ImportError('broken');
  }
  void reader.cancel().catch(() => undefined);
  if (state.failure) throw state.failure;
  // It ended within a file.
  if (state.open > 0 || files.length === 0) throw new ImportError('broken');
  return files;
}

/** What programs for tables on Windows write where a file does not say what its letters are. */
const WINDOWS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ru', 'uk', 'be', 'bg', 'sr', 'mk'].map((code) => [code, 'windows-1251'])),
  ...Object.fromEntries(['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro'].map((code) => [code, 'windows-1250'])),
  ...{ el: 'windows-1253', tr: 'windows-1254', he: 'windows-1255', ar: 'windows-1256' },
  ...{ et: 'windows-1257', lv: 'windows-1257', lt: 'windows-1257', vi: 'windows-1258' },
};

async function decodeText(file: File, tag: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [language = ''] = tag.toLowerCase().split('-');
    return new TextDecoder(WINDOWS[language] ?? 'windows-1252').decode(bytes);
  }
}
