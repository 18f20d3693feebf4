import { plainText } from '../text/plain-text';
import type { MediaItem } from './model';

/** The library's texts on a file, by language code. */
export type LibraryTexts = Pick<MediaItem, 'alts' | 'captions' | 'isDecorative'>;

/** A page's texts on a picture: its alternative text, and its caption as markup. */
export interface PictureTexts {
  alt: string;
  caption: string;
}

/** The alternative text of a picture without a description. */
export const UNDESCRIBED = 'Image';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The library's texts for a page in this language; other languages' texts are not used. */
export function textsOnPage({ alts, captions, isDecorative }: LibraryTexts, locale: string): PictureTexts {
  return {
    alt: isDecorative ? '' : (alts[locale] ?? ''),
    caption: (captions[locale] ?? '').replace(/[&<>]/g, (sign) => SIGNS[sign] ?? ''),
  };
}

/**
 * The texts to change when a picture is replaced: those that came from the library, and empty ones. A page's own
 * texts stay.
 */
export function textsForNext(
  now: PictureTexts,
  before: PictureTexts | null,
  next: PictureTexts | null,
): Partial<PictureTexts> {
  const isFree = (text: string, known: string | undefined) => plainText(text).trim() === '' || text === known;
  const alt = next?.alt ?? '';
  const caption = next?.caption ?? '';
  return {
    ...((isFree(now.alt, before?.alt) || now.alt === UNDESCRIBED) && alt !== now.alt && { alt }),
    ...(isFree(now.caption, before?.caption) && caption !== now.caption && { caption }),
  };
}
