import { create } from 'zustand';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';
import {
  isRunning,
  problemBefore,
  type Transfer,
  type TransferJob,
  type Upload,
} from '@/lib/domain/media/upload-queue';

/** As many go side by side as the server looks at. */
const SIDE_BY_SIDE = 2;
/** So often a broken line is taken up again before somebody has to ask for it. */
const ATTEMPTS = 8;

/** What the queue needs of the browser and the server; none of it throws. */
export interface UploadOutside {
  transfer(job: TransferJob): Promise<Transfer>;
  /** Sends the frame that stands for a film; a film without one is a film all the same. */
  addFrame(file: File, item: MediaItem): Promise<void>;
  /** Tells the server that the rest will not come. */
  giveUp(memory: ReadonlyMap<string, string>): void;
  /** Resolves when another try is worth it: the line is back, or time has passed. */
  untilAgain(attempt: number, signal: AbortSignal): Promise<void>;
}

export interface UploadOptions {
  folder?: string;
  /** What is taken; everything that the server takes when left out. */
  kind?: AcceptTypes;
}

export interface UploadQueue {
  /** In the order in which they were added. */
  uploads: readonly Upload[];
  /** How many files have come into the library since the document was opened: who lists it looks anew when it grows. */
  storedCount: number;
  /** Sends files, and gives what has become of each, in their order, once nothing more comes of them by itself. */
  add(files: readonly File[], options?: UploadOptions): Promise<readonly Upload[]>;
  cancel(id: number): void;
  cancelAll(): void;
  retry(id: number): void;
  /** Stores a file that is known as one of its own. */
  keepBoth(id: number): void;
  /** Is content with the file that is in the library already. */
  takeKnown(id: number): void;
  /** Takes one that has ended off the list. */
  dismiss(id: number): void;
  /** Takes all that have ended off the list. */
  clear(): void;
}

interface Job {
  file: File;
  isKept: boolean;
  memory: Map<string, string>;
  stop: AbortController;
  /** Who waits for its end. */
  settle(): void;
}

/**
 * Tries until a file is there, is refused, or is called off.
 * @param change told how far it has come
 * @returns what has become of it
 */
async function send(
  outside: UploadOutside,
  folder: string,
  { file, isKept, memory, stop: { signal } }: Job,
  change: (facts: Partial<Upload>) => void,
): Promise<Partial<Upload>> {
  const onProgress = (bytes: number) => {
    const sent = Math.min(bytes, file.size);
    change({ sent, state: sent === file.size ? 'finishing' : 'sending' });
  };
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
    change({ state: 'sending' });
    const transfer = await outside.transfer({ file, folder, isKept, memory, onProgress, signal });
    if (signal.aborted) break;
    if (transfer.end === 'refused') {
      return { state: 'refused', problem: transfer.problem, excess: transfer.excess ?? null };
    }
    if (transfer.end !== 'broken') {
      const { item } = transfer;
      change({ state: 'finishing', sent: file.size });
      if (item.contentType.startsWith('video/')) await outside.addFrame(file, item);
      return { state: stateAfter(transfer.end, attempt), item };
    }
    change({ state: 'interrupted' });
    if (attempt < ATTEMPTS) await outside.untilAgain(attempt, signal);
  }
  if (!signal.aborted) return { state: 'refused', problem: 'notSent' };
  outside.giveUp(memory);
  memory.clear();
  return { state: 'cancelled', sent: 0 };
}

/** What a broken line has stored before its answer came is known to the next try: it is this very file. */
const stateAfter = (end: 'stored' | 'known', attempt: number): 'stored' | 'known' =>
  end === 'stored' || attempt > 1 ? 'stored' : 'known';

/** An upload that has not begun; one that the server would refuse is refused at once. */
function newUpload(id: number, file: File, folder: string, kind: AcceptTypes): Upload {
  const { name, size } = file;
  const problem = problemBefore(file, kind);
  return {
    id,
    name,
    size,
    folder,
    state: problem ? 'refused' : 'waiting',
    sent: 0,
    problem,
    excess: null,
    item: null,
  };
}

/** Files on their way into the library. It knows neither browser nor server: they come in, as with the auth store. */
export function createUploadQueue(connected: Promise<UploadOutside>) {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let running = 0;

  const store = create<UploadQueue>()((set, get) => {
    const find = (id: number) => get().uploads.find((upload) => upload.id === id);
    const change = (id: number, facts: Partial<Upload>) =>
      set(({ uploads }) => ({
        uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload)),
      }));
    const end = (id: number, facts: Partial<Upload>) => {
      change(id, facts);
      if (facts.state === 'stored') set(({ storedCount }) => ({ storedCount: storedCount + 1 }));
      jobs.get(id)?.settle();
    };

    const pump = () => {
      for (const upload of get().uploads) {
        const job = jobs.get(upload.id);
        if (running >= SIDE_BY_SIDE) return;
        if (upload.state !== 'waiting' || !job) continue;
        running += 1;
        change(upload.id, { state: 'sending' });
        const sending = connected.then((outside) =>
          send(outside, upload.folder, job, (facts) => change(upload.id, facts)),
        );
        const ended = sending.then((facts) => end(upload.id, facts));
        void ended.finally(() => {
          running -= 1;
          pump();
        });
      }
    };

    const again = (id: number, facts: Partial<Job>) => {
      const job = jobs.get(id);
      if (!job) return;
      jobs.set(id, { ...job, stop: new AbortController(), settle: () => {}, ...facts });
      change(id, { state: 'waiting', problem: null, excess: null, item: null });
      pump();
    };

    const forget = (isGone: (upload: Upload) => boolean) => {
      for (const upload of get().uploads) if (isGone(upload)) jobs.delete(upload.id);
      set(({ uploads }) => ({ uploads: uploads.filter((upload) => !isGone(upload)) }));
    };

    return {
      uploads: [],
      storedCount: 0,

      add: async (files, { folder = '', kind = 'all' } = {}) => {
        // What went well before is no news beside what begins now.
        if (!get().uploads.some(isRunning)) forget(({ state }) => state === 'stored');
        const added = files.map((file): { upload: Upload; ended: Promise<void> } => {
          lastId += 1;
          const upload = newUpload(lastId, file, folder, kind);
          const ended = new Promise<void>((settle) => {
            const stop = new AbortController();
            jobs.set(upload.id, { file, isKept: false, memory: new Map(), stop, settle });
            if (upload.problem) settle();
          });
          return { upload, ended };
        });
        set(({ uploads }) => ({ uploads: [...uploads, ...added.map(({ upload }) => upload)] }));
        pump();
        await Promise.all(added.map(({ ended }) => ended));
        return added.map(({ upload }) => find(upload.id) ?? upload);
      },

      cancel: (id) => {
        const upload = find(id);
        if (!upload || !isRunning(upload)) return;
        jobs.get(id)?.stop.abort();
        if (upload.state === 'waiting') end(id, { state: 'cancelled' });
      },
      cancelAll: () => {
        // Those that wait first: none of them takes the place of one that is called off.
        for (const { id, state } of get().uploads) if (state === 'waiting') get().cancel(id);
        for (const { id } of get().uploads) get().cancel(id);
      },
      retry: (id) => {
        const state = find(id)?.state;
        if (state === 'refused' || state === 'cancelled') again(id, {});
      },
      keepBoth: (id) => {
        if (find(id)?.state === 'known') again(id, { isKept: true, memory: new Map() });
      },
      takeKnown: (id) => {
        if (find(id)?.state === 'known') change(id, { state: 'stored' });
      },
      dismiss: (id) => forget((upload) => upload.id === id && !isRunning(upload)),
      clear: () => forget((upload) => !isRunning(upload)),
    };
  });
  return store;
}

let connect: (outside: UploadOutside) => void = () => {};
const connected = new Promise<UploadOutside>((resolve) => {
  connect = resolve;
});

/** The one queue of a document: it goes on while dialogs close and pages change. It waits until it is connected. */
export const useUploadQueue = createUploadQueue(connected);

/** Gives the queue its browser and server; once. */
export const connectUploads = connect;
