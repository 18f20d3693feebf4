import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { archiveAddresses, changeMedia } from '@/lib/client/media-list';
import type { MediaBulk, MediaBulkDone } from '@/lib/contracts/media';
import { useLibraryStore } from './library-state';
import { libraryToast } from './notices';
import { dropFromLists, renewLists } from './queries';

/** Files that pages show, and those pages, the mark of the site, or that saved versions show, and how many. */
export type InUse = MediaBulkDone['refused'];

export interface Bulk {
  isBusy: boolean;
  /** Files that were not deleted because pages or saved versions show them: a dialog asks whether they are. */
  inUse: InUse;
  remove(pathnames: readonly string[], isForced?: boolean): Promise<void>;
  restore(pathnames: readonly string[]): Promise<void>;
  forget(pathnames: readonly string[], isForced?: boolean): Promise<void>;
  move(pathnames: readonly string[], folder: string): Promise<void>;
  download(pathnames: readonly string[]): void;
  /** Leaves what is in use where it is. */
  keep(): void;
}

const IN_USE = 'in_use';

/** What is done with many files at once, each with its notice. */
export function useBulk(): Bulk {
  const t = useTranslations('library');
  const library = useLibraryStore();
  const [isBusy, setBusy] = useState(false);
  const [inUse, setInUse] = useState<InUse>([]);

  /** Changes files and gives those that were changed; a notice says how many were not. */
  const run = async (change: MediaBulk): Promise<readonly string[]> => {
    setBusy(true);
    try {
      const { done, refused } = await changeMedia(change);
      library.getState().deselect(done);
      if (change.action === 'move') renewLists();
      else dropFromLists(done);
      const failed = refused.filter(({ code }) => code !== IN_USE);
      if (failed.length > 0) libraryToast.failure(t('notDone', { count: failed.length }));
      setInUse(refused.filter(({ code }) => code === IN_USE));
      return done;
    } catch (error) {
      reportError(error);
      libraryToast.failure(t('notDone', { count: change.pathnames.length }));
      return [];
    } finally {
      setBusy(false);
    }
  };

  const restore = async (pathnames: readonly string[]) => {
    const { length: count } = await run({ action: 'restore', pathnames: [...pathnames] });
    if (count === 0) return;
    renewLists();
    libraryToast.success(t('restored', { count }));
  };
  return {
    isBusy,
    inUse,
    restore,
    remove: async (pathnames, isForced = false) => {
      const done = await run({ action: 'delete', pathnames: [...pathnames], force: isForced });
      if (done.length === 0) return;
      libraryToast.success(t('deleted', { count: done.length }), {
        label: t('undo'),
        onClick: () => void restore(done),
      });
    },
    forget: async (pathnames, isForced = false) => {
      const { length: count } = await run({
        action: 'forget',
        pathnames: [...pathnames],
        force: isForced,
      });
      if (count > 0) libraryToast.success(t('forgotten', { count }));
    },
    move: async (pathnames, folder) => {
      const { length: count } = await run({ action: 'move', pathnames: [...pathnames], folder });
      if (count > 0) libraryToast.success(t('moved', { count }));
    },
    download: (pathnames) => {
      for (const address of archiveAddresses(pathnames)) {
        const link = document.createElement('a');
        link.href = address;
        link.download = '';
        link.click();
      }
    },
    keep: () => setInUse([]),
  };
}
