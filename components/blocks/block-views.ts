import type { ComponentType } from 'react';
import type { BlockKind, BlockProps } from '@/lib/domain/blocks';
import { OWN_VIEWS } from '@/own-blocks/views';
import type { BlockViewProps } from './block-view-props';
import { HeroSliderView } from './hero-slider/view';
import { MediaGalleryView } from './media-gallery/view';
import { MediaObjectView } from './media-object/view';
import { PageListView } from './page-list/view';
import { QuoteView } from './quote/view';
import { RichTextView } from './rich-text/view';
import { VideoView } from './video/view';

type BlockViews = { [Kind in BlockKind]: ComponentType<BlockViewProps<BlockProps<Kind>>> };

/** How a visitor sees each block kind: total, so that a new kind does not compile without its view. */
export const BLOCK_VIEWS: BlockViews = {
  MediaObject: MediaObjectView,
  RichText: RichTextView,
  Quote: QuoteView,
  Video: VideoView,
  HeroSlider: HeroSliderView,
  MediaGallery: MediaGalleryView,
  PageList: PageListView,
  ...OWN_VIEWS,
};
