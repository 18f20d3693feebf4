import { changeMediaItem } from '@/lib/client/media-item';
import type { FocalPoint, MediaFacts } from '@/lib/domain/media/model';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { useKnownMedia } from '../media/known-media';

/** Points that are not stored yet, by address; only the last one of each counts. */
const waiting = new Map<string, FocalPoint>();
const sending = new Set<string>();

/** Shows a picture's focal point on the page at once. */
function show(address: string, facts: MediaFacts): void {
  useKnownMedia.setState({ [address]: facts });
}

/**
 * Sets the focal point of a picture: on the page at once, and in the library. Where that fails it is taken back.
 * @throws {ApiError}
 */
export async function setFocalPoint(address: string, facts: MediaFacts, point: FocalPoint): Promise<void> {
  const pathname = pathnameOfMediaPath(address);
  if (pathname === null) return;
  show(address, { ...facts, focalPoint: point });
  waiting.set(address, point);
  // One at a time, so that an earlier one never overwrites a later one.
  if (sending.has(address)) return;
  sending.add(address);
  try {
    for (let next = waiting.get(address); next; next = waiting.get(address)) {
      waiting.delete(address);
      await changeMediaItem(pathname, { focalPoint: next });
    }
  } catch (error) {
    waiting.delete(address);
    show(address, facts);
    throw error;
  } finally {
    sending.delete(address);
  }
}
