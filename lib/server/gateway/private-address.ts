import 'server-only';

import { PREVIEW_FOLDER } from '@/lib/domain/addresses/preview-address';

/** Handlers that show no private link; a file of theirs may lie in a folder of any name. */
const HANDLERS = new Set(['api', 'media', '_next']);

/**
 * Whether what is asked for stands below `/_preview/`, in any language and spelling, a malformed one included. No page can
 * have a path of that name.
 */
export function isPrivateAddress(url: string): boolean {
  const end = url.search(/[?#]/);
  const segments = (end < 0 ? url : url.slice(0, end)).split('/').map(readSegment);
  const first = segments.find((each) => each !== '') ?? '';
  return !HANDLERS.has(first) && segments.includes(PREVIEW_FOLDER);
}

function readSegment(raw: string): string {
  try {
    return decodeURIComponent(raw).toLowerCase();
  } catch {
    return raw;
  }
}
