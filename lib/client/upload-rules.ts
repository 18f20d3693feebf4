import { type UploadRules, uploadRules } from '@/lib/contracts/uploads';
import { MEDIA } from '@/lib/domain/limits';
import type { Line } from './upload-line';

/** The defaults; the server refuses what exceeds its own limits. */
export const USUAL: UploadRules = {
  fileBytes: Number.POSITIVE_INFINITY,
  wholeBytes: MEDIA.uploadWholeBytes,
};

let known: UploadRules | null = null;

/** The site's upload limits, requested once per document. Null if unknown. */
export async function fetchUploadRules(line: Line): Promise<UploadRules | null> {
  if (known) return known;
  const answer = await line({ method: 'GET', path: '/api/media/uploads' });
  known = uploadRules.safeParse(answer?.json).data ?? null;
  return known;
}
