'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { cx } from '@/components/ui/cx';
import type { Language } from '@/lib/domain/languages/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { useManager } from '../core/manager-state';
import { PartHead } from '../core/part-head';
import { NothingHere } from '../core/placeholders';
import { VirtualList } from '../core/virtual-list';
import { ReviewCard } from './review-card';
import { keyOf, reviewRows, TOOLS_FOLDED } from './review-rows';
import { useReviewDrafts } from './reviewed-drafts';
import { isInView, type LanguageReview, type ReviewView } from './use-review';

const NOTE = 'max-w-[70ch] px-1 pb-3 text-tool-muted rtl:text-right rtl:[unicode-bidi:plaintext]';

/** Pixels. */
const CARD_HEIGHT = 132;
const HEAD_HEIGHT = 44;
/** Cards drawn beyond either edge. */
const AHEAD = 3;

interface ReviewListProps {
  review: LanguageReview;
  view: ReviewView;
  search: string;
  language: Language;
}

/** The texts of a view, one below the other, each beside the default language's: first what visitors read. */
export function ReviewList({ review, view, search, language }: ReviewListProps) {
  const t = useTranslations('translations');
  const { changes } = useManager();
  const { drafts, confirm } = useReviewDrafts(language.id, changes);
  const [kept] = useState(createKept);
  const texts = useMemo(
    () => review.texts.filter((text) => kept.has(text, view, search)),
    [review, view, search, kept],
  );
  const [folded, setFolded] = useState<boolean | null>(null);
  const isToolsOpen = !(folded ?? (search === '' && TOOLS_FOLDED.has(view)));
  const rows = useMemo(() => reviewRows(texts, isToolsOpen), [texts, isToolsOpen]);
  /** The text that has the focus; it stays, or the focus would go with it. */
  const [active, setActive] = useState<string | null>(null);
  const activeAt = useMemo(
    () => (active === null ? -1 : rows.findIndex((row) => keyOf(row) === active)),
    [rows, active],
  );
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? keyOf(row) : index;
    },
    [rows],
  );
  if (texts.length === 0) return <NothingHere>{t(search === '' ? 'noneLeft' : 'noneHere')}</NothingHere>;
  return (
    <>
      {view === 'own' && review.sourceLanguage ? (
        <p className={cx(NOTE, 'mx-(--edge)')}>{t('ownNote', { language: review.sourceLanguage.name })}</p>
      ) : null}
      <VirtualList
        label={t('title')}
        count={rows.length}
        heightOf={(index) => (rows[index]?.kind === 'text' ? CARD_HEIGHT : HEAD_HEIGHT)}
        keyAt={keyAt}
        overscan={AHEAD}
        keptIndex={activeAt}
      >
        {(index) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === 'part') return <PartHead {...row} onFold={() => setFolded(isToolsOpen)} />;
          if (row.kind === 'none')
            return <p className={NOTE}>{t(search === '' ? 'noneLeft' : 'noneHere')}</p>;
          if (row.kind === 'untold') return <p className={NOTE}>{t('toolsNote')}</p>;
          return (
            <div className="pb-2.5">
              <ReviewCard
                text={row.text}
                language={language}
                sourceLanguage={review.sourceLanguage}
                drafts={drafts}
                confirm={confirm}
                onFocus={setActive}
              />
            </div>
          );
        }}
      </VirtualList>
    </>
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
