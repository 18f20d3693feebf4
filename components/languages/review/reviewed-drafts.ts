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

/** What was saved is shown at once; the answer of the server, with new counts, comes after it. */
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

/** What is typed beside the original: saved like any text, and added where there was none. */
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
      // Told already when it fails.
      const added = await latest.current.add({ languageId, namespace, key, value }).catch(() => null);
      if (added) show(added);
      return added !== null;
    };
    return { store, drafts: createDrafts(store, unsavedDrafts(languageId)) };
  });
  useFlush(drafts);
  /** Says that a text is right beside what the original has become: it is saved as it is. */
  const [confirm] = useState(() => (text: Translation) => void store(text, text.value));
  return { drafts, confirm };
}
