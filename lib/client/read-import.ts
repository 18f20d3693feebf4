import { partsOf } from '@/lib/domain/site-import/html-parts';
import type { ForeignPage, ForeignPart, ForeignSite } from '@/lib/domain/site-import/model';
import { fileNameOf } from '@/lib/domain/site-import/picture-names';
import { readForeignSite } from '@/lib/domain/site-import/read-site';
import { type ImportFiles, sortImportFiles } from './import-files';
import { titleWithin } from './title-within';

/** A page of another site, read to its end. */
export interface ReadPage {
  page: ForeignPage;
  parts: readonly ForeignPart[];
}

/** Another site as it is offered, before anything of it is here. */
export interface ReadImport {
  format: ForeignSite['format'] | 'pictures';
  pages: readonly ReadPage[];
  files: ImportFiles;
  left: ForeignSite['left'];
  /** What the site says of a picture. */
  altOf(src: string): string;
}

/**
 * Reads what was exported elsewhere, with its pictures; pictures alone become works.
 * @param tag of the language of the pages (BCP 47)
 * @param titleOf the title of a work that only has the name of its picture
 * @throws {ImportError}
 */
export async function readImport(
  given: readonly File[],
  tag: string,
  titleOf: (fileName: string) => string,
): Promise<ReadImport> {
  const files = await sortImportFiles(given, tag);
  if (files.texts.length === 0 && files.pictures.size > 0) {
    const pages = await Promise.all(
      [...files.pictures.values()].flat().map(async ({ path, file }): Promise<ReadPage> => {
        const title = (await titleWithin(file, tag).catch(() => null)) ?? titleOf(file.name);
        return { page: workOf(path, title), parts: [] };
      }),
    );
    return { format: 'pictures', pages, files, left: new Map(), altOf: () => '' };
  }
  const { format, pages, left, pictures } = readForeignSite(files.texts);
  return {
    format,
    pages: pages.map((page) => ({ page, parts: partsOf(page.html) })),
    files,
    left,
    altOf: (src) => pictures.get(fileNameOf(src)) ?? '',
  };
}

const workOf = (path: string, title: string): ForeignPage => ({
  ...{ id: path, parentId: null, title, slug: '', oldPath: null, kind: 'work', date: null },
  ...{
    description: '',
    keywords: [],
    isPublic: true,
    html: '',
    cover: encodeURI(path),
    details: [],
  },
});
