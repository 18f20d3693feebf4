import { create } from 'zustand';
import { known } from '@/lib/domain/json';
import { type LibraryTexts, type PictureTexts, textsOnPage } from '@/lib/domain/media/library-texts';
import { focalPointOf, type MediaFacts, type MediaItem } from '@/lib/domain/media/model';
import { mediaPath } from '@/lib/domain/media/pathname';
import { pageContent } from '../core/page-content';

/** Facts of files added to the page since it was opened, by address. */
export const useKnownMedia = create<Record<string, MediaFacts>>()(() => ({}));

/** The library's texts on those files. */
export const useKnownTexts = create<Record<string, LibraryTexts>>()(() => ({}));

/** The library's texts that the page would use in its language; null if unknown. */
export function knownTexts(address: unknown): PictureTexts | null {
  const texts = typeof address === 'string' ? useKnownTexts.getState()[address] : undefined;
  const { currentLocale } = pageContent.getState();
  return texts && currentLocale !== null ? textsOnPage(texts, currentLocale) : null;
}

/** Remembers what a file is and is called, so that its picture stands on the page without a jump; gives its address. */
export function rememberMedia(item: MediaItem): string {
  const { contentType, width, height, duration, placeholder, brightness, poster } = item;
  const { alts, captions, isDecorative } = item;
  const address = mediaPath(item.pathname);
  const focalPoint = focalPointOf(item);
  const facts: MediaFacts = {
    contentType,
    ...known({ width, height, duration, placeholder, brightness, focalPoint, poster }),
  };
  useKnownMedia.setState({ [address]: facts });
  useKnownTexts.setState({ [address]: { alts, captions, isDecorative } });
  return address;
}
