import { plainText } from '../text/plain-text';
import type { MediaItem } from './model';

/** What the library says of a file, by language code. */
export type LibraryTexts = Pick<MediaItem, 'alts' | 'captions' | 'isDecorative'>;

/** What a page says of a picture: its alternative text, and its caption as markup. */
export interface PictureTexts {
  alt: string;
  caption: string;
}

/** The alternative text of a picture that nobody has described yet. */
export const UNDESCRIBED = 'Image';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The library's texts as a page in this language takes them over; a language without any gets none of another one's. */
export function textsOnPage({ alts, captions, isDecorative }: LibraryTexts, locale: string): PictureTexts {
  return {
    alt: isDecorative ? '' : (alts[locale] ?? ''),
    caption: (captions[locale] ?? '').replace(/[&<>]/g, (sign) => SIGNS[sign] ?? ''),
  };
}

/**
 * The texts that change when another picture takes a place: what the library said of the one before, and what nobody has
 * written. Words of the page's own stay.
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
