import type { Excess } from './excess';
import { ACCEPTED, type AcceptTypes } from './filter';
import type { MediaItem } from './model';

/**
 * The state of a file on its way into the library. `interrupted` waits for the connection and continues by itself;
 * `finishing` has been sent and is being examined; `known` is in the library already and waits for a decision; the
 * last three are final.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'interrupted'
  | 'finishing'
  | 'known'
  | 'stored'
  | 'refused'
  | 'cancelled';

/** Why a file was not taken; a key of the interface texts. */
export type UploadProblem =
  | 'wrongType'
  | 'tooLarge'
  | 'brokenFile'
  | 'tooCostly'
  | 'emptyFile'
  | 'noRoom'
  | 'diskFull'
  | 'signedOut'
  | 'notAllowed'
  | 'notSent';

/** A file on its way into the library. */
export interface Upload {
  id: number;
  /** Its name on the device. */
  name: string;
  /** Bytes. */
  size: number;
  /** '' for none. */
  folder: string;
  state: UploadState;
  /** Bytes that the server has, as far as is known. */
  sent: number;
  problem: UploadProblem | null;
  /** What there is too much of in a refused file, where that is known. */
  excess: Excess | null;
  /** The resulting item, or the one that was there already. */
  item: MediaItem | null;
}

/** How one try to send a file has ended. */
export type Transfer =
  | { end: 'stored' | 'known'; item: MediaItem }
  | { end: 'refused'; problem: UploadProblem; excess?: Excess }
  /** No answer: the sent part is kept, and another try continues from there. */
  | { end: 'broken' };

/** One try to send a file. */
export interface TransferJob {
  file: File;
  folder: string;
  /** Whether it is stored although its bytes are in the library already. */
  isKept: boolean;
  /** What earlier tries have left to continue from; private to the sender. */
  memory: Map<string, string>;
  onProgress(bytes: number): void;
  signal: AbortSignal;
}

const RUNNING: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'interrupted', 'finishing']);

/** Whether something is still to come of it without anybody's doing. */
export function isRunning({ state }: Pick<Upload, 'state'>): boolean {
  return RUNNING.has(state);
}

/** Problems that may be gone at the next try. */
const PASSING: ReadonlySet<UploadProblem | null> = new Set(['notSent', 'signedOut', 'noRoom', 'diskFull']);

/** Whether it can be begun again. */
export function canRetry({ state, problem }: Pick<Upload, 'state' | 'problem'>): boolean {
  if (state === 'cancelled') return true;
  return state === 'refused' && PASSING.has(problem);
}

/** How far all of them are together, between 0 and 1, by bytes; null while nothing runs. */
export function shareOf(uploads: readonly Upload[]): number | null {
  if (!uploads.some(isRunning)) return null;
  const counted = uploads.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
  const size = counted.reduce((sum, upload) => sum + upload.size, 0);
  const sent = counted.reduce((sum, upload) => sum + (isRunning(upload) ? upload.sent : upload.size), 0);
  return size === 0 ? 0 : Math.min(1, sent / size);
}

/** Why a file need not be sent at all, judged by name and declared type; the server judges by the bytes. */
export function problemBefore(
  { type, size }: { type: string; size: number },
  accept: AcceptTypes,
): UploadProblem | null {
  if (size === 0) return 'emptyFile';
  if (accept === 'all') return null;
  const isImage = type.startsWith('image/');
  const isVideo = type.startsWith('video/');
  const group = isImage ? 'images' : isVideo ? 'videos' : 'documents';
  return ACCEPTED[accept].includes(group) ? null : 'wrongType';
}
