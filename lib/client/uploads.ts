import { mediaUploaded } from '@/lib/contracts/media';
import { problem } from '@/lib/contracts/problem';
import { type UploadRules, uploadBegun, uploadState } from '@/lib/contracts/uploads';
import { type ErrorCode, isOfDisk } from '@/lib/domain/errors';
import { MEDIA } from '@/lib/domain/limits';
import { excessSchema } from '@/lib/domain/media/excess';
import { forgetStore, isInStore, rememberStore } from '@/lib/domain/media/store-memory';
import type { Transfer, TransferJob, UploadProblem } from '@/lib/domain/media/upload-queue';
import { type Answer, type Line, sendBytes } from './upload-line';
import { fetchUploadRules, USUAL } from './upload-rules';

const PATH = '/api/media';
const PARTS = `${PATH}/uploads`;
/** The key of the upload's id in a job's memory. */
const ID = 'id';

const BROKEN: Transfer = { end: 'broken' };

const PROBLEMS: Partial<Record<ErrorCode, UploadProblem>> = {
  payload_too_large: 'tooLarge',
  unsupported_media_type: 'wrongType',
  validation_failed: 'brokenFile',
  unauthenticated: 'signedOut',
  forbidden: 'notAllowed',
  unavailable: 'noRoom',
};

/**
 * One try to send a file: a small one whole, a large one in parts, from where the last try was interrupted; one
 * that is too large is not sent. Never throws.
 */
export async function transferFile(
  job: TransferJob,
  line: Line = sendBytes,
  rules: (line: Line) => Promise<UploadRules | null> = fetchUploadRules,
): Promise<Transfer> {
  const { fileBytes, wholeBytes } = (await rules(line)) ?? USUAL;
  const { size } = job.file;
  if (size > fileBytes) {
    return { end: 'refused', problem: 'tooLarge', excess: { of: 'bytes', found: size, most: fileBytes } };
  }
  return job.file.size > wholeBytes ? sendInParts(job, line) : sendWhole(job, line);
}

/** Tells the server that an upload in parts is cancelled. */
export function giveUpParts(memory: ReadonlyMap<string, string>, line: Line = sendBytes): void {
  const id = memory.get(ID);
  if (id !== undefined) void line({ method: 'DELETE', path: `${PARTS}/${id}` });
}

async function sendWhole({ file, folder, isKept, onProgress, signal }: TransferJob, line: Line) {
  const form = new FormData();
  form.append('files', file);
  const query = new URLSearchParams({
    ...(folder !== '' && { folder }),
    ...(isKept && { duplicates: 'keep' }),
  });
  const path = query.size === 0 ? PATH : `${PATH}?${query}`;
  const answer = await line({ method: 'POST', path, body: form, onProgress, signal });
  return transferOf(answer);
}

async function sendInParts(job: TransferJob, line: Line): Promise<Transfer> {
  const { file, memory, onProgress, signal } = job;
  if (isInStore(memory)) return sendThroughStore(job, line);
  const begun = (await resume(job, line)) ?? (await begin(job, line));
  if ('end' in begun) return begun;
  if (isInStore(memory)) return sendThroughStore(job, line);
  const path = `${PARTS}/${memory.get(ID)}`;
  let { offset } = begun;
  onProgress(offset);
  // A part too many would never end where the server counts otherwise.
  for (let left = Math.ceil(file.size / begun.partBytes) + 2; left > 0; left -= 1) {
    const from = offset;
    const answer = await line({
      method: 'PATCH',
      path,
      body: file.slice(from, from + begun.partBytes),
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(from) },
      onProgress: (bytes) => onProgress(Math.min(from + bytes, file.size)),
      signal,
    });
    if (answer?.status === 404) {
      memory.delete(ID);
      return BROKEN;
    }
    const next = nextOffset(answer);
    if (next === null) return transferOf(answer);
    offset = next;
  }
  return BROKEN;
}

/**
 * The offset for the next part, even if the server had this one before and its answer was lost; null if the upload
 * is finished.
 */
function nextOffset(answer: Awaited<ReturnType<Line>>): number | null {
  const isUnderWay = answer?.status === 200 || answer?.status === 409;
  const state = isUnderWay ? uploadState.safeParse(answer.json) : null;
  return state?.success ? state.data.offset : null;
}

type Begun = { offset: number; partBytes: number };

/** The progress of an earlier try; null if there was none, or the server has dropped it. */
async function resume({ memory, signal }: TransferJob, line: Line): Promise<Begun | Transfer | null> {
  const id = memory.get(ID);
  if (id === undefined) return null;
  const answer = await line({ method: 'GET', path: `${PARTS}/${id}`, signal });
  if (answer?.status === 404) return null;
  const state = answer?.status === 200 ? uploadState.safeParse(answer.json) : null;
  return state?.success
    ? { offset: state.data.offset, partBytes: MEDIA.uploadPartBytes }
    : transferOf(answer);
}

async function begin({ file, folder, isKept, memory, signal }: TransferJob, line: Line) {
  const answer = await line({
    method: 'POST',
    path: PARTS,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: file.name,
      size: file.size,
      ...(folder !== '' && { folder }),
      ...(isKept && { duplicates: 'keep' }),
    }),
    signal,
  });
  const begun = answer?.status === 201 ? uploadBegun.safeParse(answer.json) : null;
  if (!begun?.success) return transferOf(answer);
  const { id, partBytes, store } = begun.data;
  if (store) rememberStore(memory, { ...store, partBytes });
  else memory.set(ID, id);
  return begun.data;
}

/** Sends it straight to the storage, then tells the site. */
async function sendThroughStore(job: TransferJob, line: Line): Promise<Transfer> {
  const { memory, signal } = job;
  // If this chunk cannot be loaded, sending would fail too.
  const ticket = await import('./store-parts').then(
    ({ sendStoreParts }) => sendStoreParts(job),
    () => null,
  );
  if (ticket === null) return BROKEN;
  const answer = await line({
    method: 'POST',
    path: `${PARTS}/received`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
    signal,
  });
  if (answer && answer.status < 500) forgetStore(memory);
  return answer?.status === 404 ? BROKEN : transferOf(answer);
}

/** The result of an upload by its answer. */
function transferOf(answer: Answer | null): Transfer {
  if (!answer) return BROKEN;
  const uploaded = answer.status === 201 ? mediaUploaded.safeParse(answer.json) : null;
  const [item] = uploaded?.data?.blobs ?? [];
  if (item) return { end: uploaded?.data?.duplicates?.length ? 'known' : 'stored', item };
  const reported = problem.safeParse(answer.json);
  // An unknown answer comes from a proxy, or from a site that is starting.
  if (!reported.success || reported.data.code === 'rate_limited') return BROKEN;
  if (isOfDisk(reported.data)) return { end: 'refused', problem: 'diskFull' };
  if (reported.data.problem === 'tooCostly') return { end: 'refused', problem: 'tooCostly' };
  const excess = excessSchema.safeParse(reported.data.excess).data;
  return { end: 'refused', problem: PROBLEMS[reported.data.code] ?? 'notSent', ...(excess && { excess }) };
}
