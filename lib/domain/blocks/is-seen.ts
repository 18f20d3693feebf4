import type { Block } from '../content/model';
import { parseProps } from './index';

/**
 * Whether a block that is no text shows anything: one that waits for its picture, film, slides or pages does not yet, and one
 * of a kind that this release does not know never does. Words are there as soon as somebody can write them.
 */
export function isSeen({ component, props }: Block): boolean {
  switch (component) {
    case 'RichText':
    case 'Quote':
      return true;
    case 'MediaObject':
      return parseProps('MediaObject', props).src !== '';
    case 'Video':
      return parseProps('Video', props).url !== '';
    case 'HeroSlider':
      return parseProps('HeroSlider', props).slides.length > 0;
    case 'MediaGallery':
      return parseProps('MediaGallery', props).items.length > 0;
    case 'PageList':
      return parseProps('PageList', props).parentPage !== '';
    default:
      return false;
  }
}
