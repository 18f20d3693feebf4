import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ReviewView, useReview } from './use-review';

interface LanguageReviewBarProps {
  view: ReviewView;
  onView(view: ReviewView): void;
}

const VIEWS = [
  ['missing', 'viewMissing'],
  ['outdated', 'viewOutdated'],
  ['problems', 'viewProblems'],
  ['own', 'viewOwn'],
] as const;

const BAR = 'flex min-h-10 shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 px-(--edge) pb-2.5';

/** The language's progress, and filters for what is still to be done. */
export function LanguageReviewBar({ view, onView }: LanguageReviewBarProps) {
  const t = useTranslations('translations');
  const review = useReview();
  if (!review) return <div className={BAR} aria-hidden="true" />;
  const { translated, total } = review.counts;
  const done = total === 0 ? 1 : translated / total;
  const offered = VIEWS.filter(([each]) => each === view || review.left[each] > 0);
  // For the default language there is usually nothing to report.
  if (!review.sourceLanguage && offered.length === 0) return null;
  const button = (each: ReviewView, name: string, count: number | null) => (
    <Button
      key={each}
      className="group gap-1.5 aria-pressed:border-tool-accent aria-pressed:bg-tool-accent-tint aria-pressed:text-tool-accent max-sm:px-2.5 max-sm:text-xs"
      aria-pressed={view === each}
      onClick={() => onView(view === each ? 'folders' : each)}
    >
      {name}
      {count === null ? null : (
        <span className="font-text text-sm leading-none font-normal text-tool-muted tabular-nums group-aria-pressed:text-inherit">
          {count}
        </span>
      )}
    </Button>
  );
  return (
    <section className={BAR} aria-label={t('review')}>
      {review.sourceLanguage ? (
        <>
          <span className="h-1 w-20 shrink-0 overflow-hidden rounded-2xl bg-tool-line" aria-hidden="true">
            <i
              className="block h-full bg-tool-success"
              style={{ inlineSize: `${Math.floor(done * 100)}%` }}
            />
          </span>
          <p className="me-auto text-sm text-tool-muted tabular-nums max-sm:flex-1 rtl:text-right rtl:[unicode-bidi:plaintext]">
            {t('complete', { done: translated, total })}
          </p>
        </>
      ) : null}
      {offered.map(([each, name]) => button(each, t(name), review.left[each]))}
      {review.sourceLanguage ? button('beside', t('viewBeside'), null) : null}
    </section>
  );
}
