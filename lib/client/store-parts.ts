import { completeMultipartUpload, createMultipartUpload, uploadPart } from '@vercel/blob/client';
import { recallStore, rememberFailure, rememberStore } from '@/lib/domain/media/store-memory';
import type { TransferJob } from '@/lib/domain/media/upload-queue';

type Sent = Pick<TransferJob, 'file' | 'memory' | 'onProgress' | 'signal'>;

/**
 * Sends a file into the storage itself (Vercel Blob), part by part, from where the last try has broken off.
 * @returns what tells the site that it is there; null when it is not
 */
export async function sendStoreParts({ file, memory, onProgress, signal }: Sent): Promise<string | null> {
  const store = recallStore(memory);
  if (!store) return null;
  const { pathname, token, ticket, partBytes } = store;
  const options = { access: 'private', token, abortSignal: signal } as const;
  const before = store.parts.length;
  try {
    store.begun ??= await createMultipartUpload(pathname, options);
    while (store.parts.length * partBytes < file.size) {
      const from = store.parts.length * partBytes;
      const part = await uploadPart(pathname, file.slice(from, from + partBytes), {
        ...options,
        ...store.begun,
        partNumber: store.parts.length + 1,
        onUploadProgress: ({ loaded }) => onProgress(Math.min(from + loaded, file.size)),
      });
      store.parts.push(part);
      rememberStore(memory, { ...store, inVain: 0 });
    }
    if (!store.isWhole) await completeMultipartUpload(pathname, store.parts, { ...options, ...store.begun });
    rememberStore(memory, { ...store, isWhole: true });
    return ticket;
  } catch {
    if (!signal.aborted && store.parts.length === before) rememberFailure(memory, store);
    return null;
  }
}
