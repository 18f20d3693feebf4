import { type UploadRules, uploadRules } from '@/lib/contracts/uploads';
import { MEDIA } from '@/lib/domain/limits';
import type { Line } from './upload-line';

/** What is sent where the site does not say: it refuses by itself what is too much. */
export const USUAL: UploadRules = {
  fileBytes: Number.POSITIVE_INFINITY,
  wholeBytes: MEDIA.uploadWholeBytes,
};

let known: UploadRules | null = null;

/** What this site takes; asked for once in a document. Null where it does not say. */
export async function fetchUploadRules(line: Line): Promise<UploadRules | null> {
  if (known) return known;
  const answer = await line({ method: 'GET', path: '/api/media/uploads' });
  known = uploadRules.safeParse(answer?.json).data ?? null;
  return known;
}
