import type { BlockKind } from '@/lib/domain/blocks';
import { OWN_ICONS } from '@/own-blocks/icons';
import { heroSliderIcon } from './hero-slider/icon';
import { mediaGalleryIcon } from './media-gallery/icon';
import { mediaObjectIcon } from './media-object/icon';
import { pageListIcon } from './page-list/icon';
import { quoteIcon } from './quote/icon';
import { richTextIcon } from './rich-text/icon';
import { videoIcon } from './video/icon';

/** The icon of each kind of block, as the path of an SVG. */
export const BLOCK_ICONS: Readonly<Record<BlockKind, string>> = {
  MediaObject: mediaObjectIcon,
  RichText: richTextIcon,
  Quote: quoteIcon,
  Video: videoIcon,
  HeroSlider: heroSliderIcon,
  MediaGallery: mediaGalleryIcon,
  PageList: pageListIcon,
  ...OWN_ICONS,
};
