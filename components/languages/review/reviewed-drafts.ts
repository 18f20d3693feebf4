import { useRef, useState } from 'react';
import { reviewQuery } from '@/lib/client/translation-review';
import type { Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { createDrafts, unsavedDrafts } from '../core/drafts';
import { useFlush } from '../core/use-flush';
import type { TextChanges } from '../core/use-text-changes';
import { languageQueries } from '../queries';

/** No id of a stored text has a line break. */
const idOf = (text: ReviewedText): string => text.id ?? placeOf(text);

/** A reviewed text as the rest of the manager knows it; one that is not stored yet is named by its place. */
export function asTranslation(text: ReviewedText, languageId: string): Translation {
  const { namespace, key, value = '' } = text;
  return { id: idOf(text), namespace, key, value, order: 0, languageId };
}

/** Shows a saved text at once; the server's answer with new counts follows. */
function show(saved: Translation): void {
  const { queryKey } = reviewQuery(saved.languageId);
  languageQueries.setQueryData(
    queryKey,
    (review) =>
      review && {
        ...review,
        texts: review.texts.map((text) =>
          placeOf(text) === placeOf(saved)
            ? {
                ...text,
                id: saved.id,
                value: saved.value,
                state: text.source === null ? text.state : 'translated',
              }
            : text,
        ),
      },
  );
}

/** Drafts of the side-by-side view: saved like any text, or added if there was none. */
export function useReviewDrafts(languageId: string, changes: TextChanges) {
  const latest = useRef(changes);
  latest.current = changes;
  const [{ store, drafts }] = useState(() => {
    const store = async (text: Translation, value: string): Promise<boolean> => {
      const { id, namespace, key, languageId } = text;
      if (id !== placeOf(text)) {
        const isSaved = await latest.current.save(text, value);
        if (isSaved) show({ ...text, value });
        return isSaved;
      }
      // Failures are reported by the call itself.
      const added = await latest.current.add({ languageId, namespace, key, value }).catch(() => null);
      if (added) show(added);
      return added !== null;
    };
    return { store, drafts: createDrafts(store, unsavedDrafts(languageId)) };
  });
  useFlush(drafts);
  /** Confirms a text against the present original by saving it unchanged. */
  const [confirm] = useState(() => (text: Translation) => void store(text, text.value));
  return { drafts, confirm };
}
