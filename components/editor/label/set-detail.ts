import type { AttributeValue, Block } from '@/lib/domain/content/model';
import { itemsOf } from '@/lib/domain/content/narrow';
import { isRecord } from '@/lib/domain/json';
import { pageContent } from '../core/page-content';
import { itemValueCommand } from '../properties/attributes/item-value-command';

/** Sets a value of a block, or of the item of it that has the key; null takes it away. */
export function setDetail(
  block: Block,
  itemKey: string | undefined,
  id: string,
  value: AttributeValue,
): void {
  const { dispatch } = pageContent.getState();
  if (itemKey === undefined) {
    dispatch({ type: 'set-attribute-value', blockId: block.id, attributeId: id, value });
    return;
  }
  const item = itemsOf(block)?.find((each) => isRecord(each) && each.key === itemKey);
  const path = ['items', itemKey, 'attributes'];
  const command = itemValueCommand(block.id, path, isRecord(item) ? item.attributes : undefined, [id, value]);
  if (command) dispatch(command);
}
