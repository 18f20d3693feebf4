import { createBlock } from '@/lib/domain/blocks';
import { mediaGallery } from '@/lib/domain/blocks/media-gallery';
import { createListItem } from '@/lib/domain/blocks/stored-props';
import type { Block } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { pageContent } from '../core/page-content';
import { positionBelow } from '../structure/actions';
import { newId } from '../structure/new-parts';
import { select } from '../structure/select';
import { selectedNow } from '../structure/selected';
import { knownTexts } from './known-media';

/** The block that pictures become: one is a picture, several are a gallery. What they show is still to be said. */
export function blockOfPictures(addresses: readonly string[], id: string): Block | null {
  const [src] = addresses;
  if (src === undefined) return null;
  if (addresses.length === 1) {
    const block = createBlock('MediaObject', id);
    return { ...block, props: { ...block.props, src, alt: '', ...knownTexts(src) } };
  }
  const gallery = createBlock('MediaGallery', id);
  const items = addresses.map((each, at) => ({
    ...createListItem(mediaGallery.fields.items, `key-${at + 1}`),
    ...knownTexts(each),
    src: each,
  }));
  return { ...gallery, props: { ...gallery.props, items } };
}

/** Puts pictures behind what is selected, or at the end of the page, as one step; false where there is no room. */
export function placePictures(addresses: readonly string[]): boolean {
  const block = blockOfPictures(addresses, newId('block'));
  if (!block) return false;
  const { dispatch } = pageContent.getState();
  const position = positionBelow(selectedNow());
  const isPlaced = position
    ? dispatch({ type: 'add-block', ...position, block })
    : dispatch({ type: 'add-section', section: { ...createSection(newId('section')), blocks: [block] } });
  if (isPlaced) select('block', block.id);
  return isPlaced;
}
