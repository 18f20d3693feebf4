import { problem } from '@/lib/contracts/problem';
import { type SiteImportAnswer, siteImportAnswer } from '@/lib/contracts/site-archive';
import { ApiError } from './http';

/** Where the site is to be had in one file. */
export const EXPORT_ADDRESS = '/api/site/export';

/**
 * Sends a site archive, for a dry run or an import. No time limit, since it can be large.
 * @throws {ApiError} why it is refused
 */
export async function importSite(file: File, { dryRun }: { dryRun: boolean }): Promise<SiteImportAnswer> {
  const response = await fetch(`/api/site/import?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-tar' },
    body: file,
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new ApiError(error instanceof Error ? error.message : 'The server does not answer.');
  });
  const json: unknown = await response.json().catch(() => undefined);
  const answer = siteImportAnswer.safeParse(json);
  if (response.ok && answer.success) return answer.data;
  const reported = problem.safeParse(json);
  if (!reported.success) throw new ApiError(`The server answered ${response.status}.`);
  throw new ApiError(reported.data.detail, { code: reported.data.code });
}
