import { isMediaAddress } from '../addresses/links';
import { kindOf } from '../blocks';
import type { Block, PageContent } from '../content/model';
import { plainText } from '../text/plain-text';

export interface PagePicture {
  /** `/media/…`. */
  src: string;
  alt: string;
  caption: string;
}

/** Only this many pictures of a page are listed. */
const MAX_PICTURES = 60;

function picturesOf({ component, props }: Block): PagePicture[] {
  const shown = kindOf(component)?.pictures(props) ?? [];
  return shown.map(({ src, alt, title = '', caption = '' }) => ({
    src,
    alt: alt ?? title,
    caption: plainText(caption),
  }));
}

/** The pictures of a page in order, each once. */
export function pagePictures(content: PageContent): PagePicture[] {
  const bySource = new Map<string, PagePicture>();
  for (const picture of content.sections.flatMap(({ blocks }) => blocks).flatMap(picturesOf)) {
    if (isMediaAddress(picture.src) && !bySource.has(picture.src)) bySource.set(picture.src, picture);
  }
  return [...bySource.values()].slice(0, MAX_PICTURES);
}
