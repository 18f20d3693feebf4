import { changeAttributes } from './change-attributes';
import { changeBlocks } from './change-blocks';
import { changeLook } from './change-look';
import { changeProps } from './change-props';
import { changeSections } from './change-sections';
import type { Command } from './command';
import type { PageContent } from './model';

export type { Command, DefinitionList, PropPath } from './command';

/**
 * Applies an edit. Total and pure: a refused edit returns the *same* content, untouched parts keep their
 * references, and nothing is changed in place.
 */
export function applyCommand(content: PageContent, command: Command): PageContent {
  switch (command.type) {
    case 'rename-page':
      return renamePage(content, command.title);
    case 'set-look':
      return changeLook(content, new Map(command.ids.map((id) => [id, command.settings])));
    case 'add-section':
    case 'remove-section':
    case 'move-section':
    case 'place-section':
    case 'duplicate-section':
    case 'rename-section':
      return changeSections(content, command);
    case 'add-block':
    case 'remove-block':
    case 'move-block':
    case 'place-block':
    case 'duplicate-block':
      return changeBlocks(content, command);
    case 'set-prop':
    case 'set-props':
    case 'add-item':
    case 'remove-item':
    case 'move-item':
    case 'place-item':
      return changeProps(content, command);
    case 'add-attribute':
    case 'edit-attribute':
    case 'remove-attribute':
    case 'set-attribute-value':
    case 'add-definition':
    case 'edit-definition':
    case 'remove-definition':
      return changeAttributes(content, command);
    default:
      // Every command of this release is above; one of a later release may wait in this browser's own store.
      command satisfies never;
      return content;
  }
}

/** Without page information there is no title to change. */
function renamePage(content: PageContent, title: string): PageContent {
  const { pageMeta } = content;
  if (!pageMeta || pageMeta.title === title) return content;
  return { ...content, pageMeta: { ...pageMeta, title } };
}
