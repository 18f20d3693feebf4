import { useCallback, useState } from 'react';
import { isRunning, shareOf } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { useToolTexts } from '../core/tool-texts';
import { rememberMedia } from './known-media';
import type { MediaKind } from './upload-rules';

interface Uploads {
  /** How far all of them are together, between 0 and 1; null while nothing is sent. */
  progress: number | null;
  /** Sentences about what could not be uploaded. */
  problems: readonly string[];
  /** Uploads files and gives the addresses of those that came through, in their order; `tell` hears of each problem too. */
  upload(files: readonly File[], kind: MediaKind, tell?: (problem: string) => void): Promise<string[]>;
  /** Cancels running uploads. */
  cancel(): void;
}

/** Files that go through the queue of the document to a place on the page, with what to tell of them there. */
export function useUploads(): Uploads {
  const t = useToolTexts('upload');
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const progress = useUploadQueue(({ uploads }) => shareOf(uploads.filter(({ id }) => ids.has(id))));
  const upload = useCallback(
    async (files: readonly File[], kind: MediaKind, tellProblem?: (problem: string) => void) => {
      setProblems([]);
      const queue = useUploadQueue.getState;
      const ended = queue().add(files, { kind });
      const mine = queue()
        .uploads.slice(-files.length)
        .map(({ id }) => id);
      setIds((known) => new Set([...known, ...mine]));
      const addresses: string[] = [];
      for (const { id, name, item, problem } of await ended) {
        // A file that was in the library already is used like a new one.
        if (item) addresses.push(rememberMedia(item));
        if (problem) {
          const sentence = t('problemOf', { name, problem: t(problem) });
          setProblems((reported) => [...reported, sentence]);
          tellProblem?.(sentence);
        }
        // Reported here, so the general list need not show it.
        queue().dismiss(id);
      }
      setIds((known) => new Set([...known].filter((id) => !mine.includes(id))));
      return addresses;
    },
    [t],
  );
  const cancel = useCallback(() => {
    const { uploads, cancel: callOff } = useUploadQueue.getState();
    for (const each of uploads) if (ids.has(each.id) && isRunning(each)) callOff(each.id);
  }, [ids]);
  return { progress, problems, upload, cancel };
}
