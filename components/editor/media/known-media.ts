import { create } from 'zustand';
import type { MediaFacts, MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';

/** What is known of files that came to the page since it was opened, by their addresses. */
export const useKnownMedia = create<Record<string, MediaFacts>>()(() => ({}));

/** Remembers what a file is, so that its picture stands on the page without a jump; gives its address. */
export function rememberMedia({
  pathname,
  contentType,
  width,
  height,
  duration,
  placeholder,
  focalPoint,
}: MediaItem): string {
  const address = mediaPath(pathname);
  const facts: MediaFacts = {
    contentType,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(duration !== undefined && { duration }),
    ...(placeholder !== undefined && { placeholder }),
    ...(focalPoint !== undefined && { focalPoint }),
  };
  useKnownMedia.setState({ [address]: facts });
  return address;
}
