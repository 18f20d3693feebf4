import { useTranslations } from 'next-intl';
import { type LanguageReview, type ReviewView, useReview } from './use-review';
import './review.css';

interface LanguageReviewBarProps {
  view: ReviewView;
  onView(view: ReviewView): void;
}

const VIEWS = [
  ['missing', 'viewMissing'],
  ['outdated', 'viewOutdated'],
  ['problems', 'viewProblems'],
] as const;

function countOf(review: LanguageReview, view: (typeof VIEWS)[number][0]): number {
  return view === 'problems' ? review.problems : review.counts[view];
}

/** How complete the language is, and the ways to what is still to be done in it. */
export function LanguageReviewBar({ view, onView }: LanguageReviewBarProps) {
  const t = useTranslations('translations');
  const review = useReview();
  if (!review) return <div className="review-bar" aria-hidden="true" />;
  const { translated, total } = review.counts;
  const done = total === 0 ? 1 : translated / total;
  const offered = VIEWS.filter(([each]) => each === view || countOf(review, each) > 0);
  // Of the default language there is mostly nothing to say.
  if (!review.sourceLanguage && offered.length === 0) return null;
  const button = (each: ReviewView, name: string, count: number | null) => (
    <button
      key={each}
      type="button"
      className="review-view"
      aria-pressed={view === each}
      onClick={() => onView(view === each ? 'folders' : each)}
    >
      {name}
      {count === null ? null : <span className="review-count">{count}</span>}
    </button>
  );
  return (
    <section className="review-bar" aria-label={t('review')}>
      {review.sourceLanguage ? (
        <>
          <span className="review-done" aria-hidden="true">
            <i style={{ inlineSize: `${Math.floor(done * 100)}%` }} />
          </span>
          <p className="review-total">{t('complete', { done: translated, total })}</p>
        </>
      ) : null}
      {offered.map(([each, name]) => button(each, t(name), countOf(review, each)))}
      {review.sourceLanguage ? button('beside', t('viewBeside'), null) : null}
    </section>
  );
}
