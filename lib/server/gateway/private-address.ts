import 'server-only';

import { PREVIEW_FOLDER } from '@/lib/domain/addresses/preview-address';

/** Prefixes that never show a private link; a file below them may lie in a folder of any name. */
const HANDLERS = new Set(['api', 'media', 'iiif', '_next']);

/**
 * Whether an address lies below `/_preview/`, in any language or spelling, including malformed ones. No page can
 * have that path.
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
