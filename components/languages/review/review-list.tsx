'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import type { Language } from '@/lib/domain/languages/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { useManager } from '../core/manager-state';
import { NothingHere } from '../core/placeholders';
import { VirtualList } from '../core/virtual-list';
import { ReviewCard } from './review-card';
import { useReviewDrafts } from './reviewed-drafts';
import { isInView, type LanguageReview, type ReviewView } from './use-review';

/** Pixels. */
const CARD_HEIGHT = 132;
/** Cards drawn beyond either edge. */
const AHEAD = 3;

interface ReviewListProps {
  review: LanguageReview;
  view: ReviewView;
  search: string;
  language: Language;
}

/** The texts of a view, one below the other, each beside the default language's. */
export function ReviewList({ review, view, search, language }: ReviewListProps) {
  const t = useTranslations('translations');
  const { changes } = useManager();
  const { drafts, confirm } = useReviewDrafts(language.id, changes);
  const [kept] = useState(createKept);
  const texts = useMemo(
    () => review.texts.filter((text) => kept.has(text, view, search)),
    [review, view, search, kept],
  );
  /** The text that has the focus; it stays, or the focus would go with it. */
  const [active, setActive] = useState<string | null>(null);
  const activeAt = useMemo(
    () => (active === null ? -1 : texts.findIndex((text) => placeOf(text) === active)),
    [texts, active],
  );
  const keyAt = useCallback(
    (index: number) => {
      const text = texts[index];
      return text ? placeOf(text) : index;
    },
    [texts],
  );
  if (texts.length === 0) return <NothingHere>{t(search === '' ? 'noneLeft' : 'noneHere')}</NothingHere>;
  return (
    <VirtualList
      label={t('title')}
      count={texts.length}
      heightOf={() => CARD_HEIGHT}
      keyAt={keyAt}
      overscan={AHEAD}
      keptIndex={activeAt}
    >
      {(index) => {
        const text = texts[index];
        return text ? (
          <div className="pb-2.5">
            <ReviewCard
              text={text}
              language={language}
              sourceLanguage={review.sourceLanguage}
              drafts={drafts}
              confirm={confirm}
              onFocus={setActive}
            />
          </div>
        ) : null;
      }}
    </VirtualList>
  );
}

/** Texts stay in a view while they are corrected there, although they may no longer match it. */
function createKept() {
  let wanted = '';
  let places = new Set<string>();
  return {
    has: (text: ReviewedText, view: ReviewView, search: string): boolean => {
      const now = `${view} ${search}`;
      if (wanted !== now) {
        wanted = now;
        places = new Set();
      }
      const place = placeOf(text);
      if (!places.has(place) && !(isInView(text, view) && isFound(text, search))) return false;
      places.add(place);
      return true;
    },
  };
}

function isFound({ namespace, key, value = '', source }: ReviewedText, search: string): boolean {
  return (
    search === '' ||
    `${namespace}.${key}\n${value}\n${source ?? ''}`.toLowerCase().includes(search.toLowerCase())
  );
}
