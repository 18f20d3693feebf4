import { BLOCK_KINDS, createBlock, kindOf } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { pageContent } from '../core/page-content';
import { positionBelow } from '../structure/actions';
import { newId } from '../structure/new-parts';
import { select } from '../structure/select';
import { selectedNow } from '../structure/selected';
import { knownTexts } from './known-media';

/** A new block for these pictures; null if no kind holds as many. Their texts are still empty. */
export function blockOfPictures(addresses: readonly string[], id: string): Block | null {
  if (addresses.length === 0) return null;
  const count = addresses.length === 1 ? 'one' : 'several';
  const kind = BLOCK_KINDS.find((each) => kindOf(each)?.fromPictures?.count === count);
  if (kind === undefined) return null;
  const block = createBlock(kind, id);
  const pictures = addresses.map((src) => ({ ...knownTexts(src), src }));
  return { ...block, props: { ...block.props, ...kindOf(kind)?.fromPictures?.props(pictures) } };
}

/** Adds pictures after the selection, or at the end of the page, as one step; false if the page is full. */
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
