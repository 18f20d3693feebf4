import { isBlockKind, parseProps } from '../blocks';
import { isMediaAddress } from '../content/links';
import type { Block, PageContent } from '../content/model';
import { plainText } from '../text/plain-text';

export interface PagePicture {
  /** `/media/…`. */
  src: string;
  alt: string;
  caption: string;
}

/** A page of more pictures tells of the first ones only. */
const MAX_PICTURES = 60;

function picturesOf(block: Block): PagePicture[] {
  if (!isBlockKind(block.component)) return [];
  switch (block.component) {
    case 'MediaObject': {
      const { src, alt, caption } = parseProps('MediaObject', block.props);
      return [{ src, alt, caption: plainText(caption) }];
    }
    case 'MediaGallery':
      return parseProps('MediaGallery', block.props).items.map(({ src, alt, caption }) => ({
        src,
        alt,
        caption: plainText(caption),
      }));
    case 'HeroSlider':
      return parseProps('HeroSlider', block.props).slides.map(({ image, title }) => ({
        src: image,
        alt: title,
        caption: '',
      }));
    default:
      return [];
  }
}

/** The pictures of a page in order, each once. */
export function pagePictures(content: PageContent): PagePicture[] {
  const bySource = new Map<string, PagePicture>();
  for (const picture of content.sections.flatMap(({ blocks }) => blocks).flatMap(picturesOf)) {
    if (isMediaAddress(picture.src) && !bySource.has(picture.src)) bySource.set(picture.src, picture);
  }
  return [...bySource.values()].slice(0, MAX_PICTURES);
}
