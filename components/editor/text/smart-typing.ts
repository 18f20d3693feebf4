import { Extension, InputRule } from '@tiptap/core';
import { smartText } from '@/lib/domain/content/smart-text';

/**
 * Straight marks become those of the text's language while it is typed; Backspace right after gives the straight one
 * back.
 */
export const SmartTyping = Extension.create({
  name: 'smartTyping',
  addInputRules() {
    return [
      new InputRule({
        find: (text) => {
          const language = this.editor.view.dom.closest('[lang]')?.getAttribute('lang') ?? 'en';
          const replaced = smartText(text, language);
          if (!replaced) return null;
          const { length, insert } = replaced;
          return { index: text.length - length, text: text.slice(-length), data: { insert } };
        },
        handler: ({ state, range, match }) => {
          if (this.editor.isActive('code') || this.editor.isActive('codeBlock')) return null;
          state.tr.insertText(String(match.data?.insert), range.from, range.to);
          return undefined;
        },
      }),
    ];
  },
});
