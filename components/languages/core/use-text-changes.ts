import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import {
  addTranslation,
  changeTranslation,
  deleteTranslation,
  type NewTranslation,
  reorderTranslation,
} from '@/lib/client/translations';
import type { Translation } from '@/lib/domain/translations/model';
import { reorderTranslations } from '@/lib/domain/translations/reorder';
import { useNotices } from '../notices';
import { changeTexts, shownTexts, whileChanging } from '../queries';

export interface TextChanges {
  /** Resolves to whether it is stored. */
  save(text: Translation, value: string): Promise<boolean>;
  /** @throws {ApiError} after it was told */
  add(text: NewTranslation): Promise<Translation>;
  remove(text: Translation): Promise<void>;
  /** To a place within its namespace. */
  move(text: Translation, newOrder: number): Promise<void>;
}

/** A list without one of its texts, the others of its namespace one place further up. */
const without = (texts: readonly Translation[], gone: Translation) =>
  texts
    .filter(({ id }) => id !== gone.id)
    .map((text) =>
      text.namespace === gone.namespace && text.order > gone.order
        ? { ...text, order: text.order - 1 }
        : text,
    );

/** A list with one more text, those behind it in its namespace one place further down. */
const withAdded = (texts: readonly Translation[], added: Translation) => [
  ...texts.map((text) =>
    text.namespace === added.namespace && text.order >= added.order
      ? { ...text, order: text.order + 1 }
      : text,
  ),
  added,
];

/** Moves wait for each other: each begins from the order that the one before it has made. */
let lastMove: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(move: () => Promise<Answer>): Promise<Answer> {
  const moved = lastMove.then(move, move);
  lastMove = moved;
  return moved;
}

/** Changes of texts: applied optimistically, and rolled back if the server refuses. */
export function useTextChanges(): TextChanges {
  const t = useTranslations('translations');
  const notices = useNotices();
  return useMemo(() => {
    const add = (text: NewTranslation) =>
      whileChanging(text.languageId, async () => {
        const added = await addTranslation(text);
        changeTexts(text.languageId, (texts) => withAdded(texts, added));
        return added;
      });
    const bringBack = async ({ languageId, namespace, key, value, order }: Translation) => {
      try {
        await add({ languageId, namespace, key, value, order });
      } catch (error) {
        notices.failure(error, t('addFailed'));
      }
    };
    return {
      save: async (text, value) => {
        try {
          const saved = await whileChanging(text.languageId, () => changeTranslation({ id: text.id, value }));
          changeTexts(text.languageId, (texts) =>
            texts.map((each) => (each.id === saved.id ? { ...each, value: saved.value } : each)),
          );
          notices.success(t('updated'));
          return true;
        } catch (error) {
          notices.failure(error, t('updateFailed'));
          return false;
        }
      },
      add: async (text) => {
        try {
          const added = await add(text);
          notices.success(t('added'));
          return added;
        } catch (error) {
          notices.failure(error, t('addFailed'));
          throw error;
        }
      },
      remove: async (text) => {
        const { languageId } = text;
        const before = shownTexts(languageId);
        changeTexts(languageId, (texts) => without(texts, text));
        try {
          await whileChanging(languageId, () => deleteTranslation(text.id));
          notices.success(t('deleted'), { label: t('undo'), onClick: () => void bringBack(text) });
        } catch (error) {
          changeTexts(languageId, () => before);
          notices.failure(error, t('deleteFailed'));
        }
      },
      move: async ({ id, namespace, languageId }, newOrder) => {
        const shown = shownTexts(languageId);
        const oldOrder = shown.find((each) => each.id === id)?.order;
        const moved = reorderTranslations(shown, id, newOrder);
        // Skipped when it is not there, or stays where it is.
        if (oldOrder === undefined || moved === shown) return;
        changeTexts(languageId, () => moved);
        const move = { translationId: id, namespace, oldOrder, newOrder, languageId };
        try {
          await whileChanging(languageId, () => inTurn(() => reorderTranslation(move)));
          notices.success(t('orderUpdated'));
        } catch (error) {
          changeTexts(languageId, (texts) => reorderTranslations(texts, id, oldOrder));
          notices.failure(error, t('orderFailed'));
        }
      },
    };
  }, [t, notices]);
}
