import { type RefObject, useRef } from 'react';
import type { BroughtPicture, ImportFiles } from '@/lib/client/import-files';
import { findPictureByName } from '@/lib/client/media-list';
import { mediaPath } from '@/lib/domain/media/pathname';
import { isRunning } from '@/lib/domain/media/upload-queue';
import { fileOfPicture, pictureNames } from '@/lib/domain/site-import/picture-names';
import { useUploadQueue } from '@/stores/uploads';

/** More than so many names are not looked for in the library, one after another. */
const LOOKED_FOR = 500;

/** The pictures of an import: among its files, or in the library already. */
export function useImportPictures() {
  const files = useRef<ImportFiles['pictures']>(new Map());
  /** Addresses in the library, of files that have been uploaded and of names that have been looked for. */
  const uploaded = useRef(new Map<BroughtPicture, string>());
  const found = useRef(new Map<string, string>());
  const running = useRef<readonly number[]>([]);

  const fileOf = (src: string) => fileOfPicture(src, (name) => files.current.get(name) ?? []);
  const addressOf = (src: string) => {
    const file = fileOf(src);
    return (file ? uploaded.current.get(file) : found.current.get(pictureNames(src)[0] ?? '')) ?? null;
  };

  return {
    addressOf,
    isKnown: (src: string) => fileOf(src) !== undefined || addressOf(src) !== null,
    /** Looks in the library for those that are not among the files. */
    async find(given: ImportFiles['pictures'], srcs: readonly string[], isStopped: RefObject<boolean>) {
      files.current = given;
      const wanted = new Map(srcs.flatMap((src) => (fileOf(src) ? [] : [[pictureNames(src)[0] ?? '', src]])));
      for (const [name, src] of [...wanted].slice(0, LOOKED_FOR)) {
        if (isStopped.current || name === '') continue;
        const item = await findPictureByName(pictureNames(src)).catch(() => null);
        if (item) found.current.set(name, mediaPath(item.pathname));
      }
    },
    /** Brings those of a page into the library; what the library knows is taken as it is there. */
    async upload(srcs: readonly string[]) {
      const wanted = [...new Set(srcs.flatMap((src) => fileOf(src) ?? []))].filter(
        (file) => !uploaded.current.has(file),
      );
      if (wanted.length === 0) return;
      const queue = useUploadQueue.getState();
      // Files out of archives have no type: what they are, the server sees in them.
      const ended = queue.add(wanted.map(({ file }) => file));
      running.current = useUploadQueue
        .getState()
        .uploads.slice(-wanted.length)
        .map(({ id }) => id);
      for (const [at, { id, item }] of (await ended).entries()) {
        const file = wanted[at];
        if (file && item?.contentType.startsWith('image/'))
          uploaded.current.set(file, mediaPath(item.pathname));
        queue.takeKnown(id);
        queue.dismiss(id);
      }
    },
    stop() {
      const { uploads, cancel } = useUploadQueue.getState();
      for (const each of uploads) if (running.current.includes(each.id) && isRunning(each)) cancel(each.id);
    },
  };
}
