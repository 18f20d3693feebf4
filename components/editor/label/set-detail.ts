import type { AttributeValue } from '@/lib/domain/content/model';
import { itemsOf } from '@/lib/domain/content/narrow';
import { isRecord } from '@/lib/domain/json';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { itemValueCommand } from '../properties/attributes/item-value-command';

/** Sets a value of a block, or of the item of it that has the key; null takes it away. */
export function setDetail(
  blockId: string,
  itemKey: string | undefined,
  id: string,
  value: AttributeValue,
): void {
  const { dispatch, workingContent } = pageContent.getState();
  if (itemKey === undefined) {
    dispatch({ type: 'set-attribute-value', blockId, attributeId: id, value });
    return;
  }
  const { block } = findBlock(workingContent, blockId) ?? {};
  const item = (block ? itemsOf(block) : null)?.find((each) => isRecord(each) && each.key === itemKey);
  const path = ['items', itemKey, 'attributes'];
  const command = itemValueCommand(blockId, path, isRecord(item) ? item.attributes : undefined, [id, value]);
  if (command) dispatch(command);
}
