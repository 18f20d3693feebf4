import type { ListedPage } from '@/lib/domain/site/view-model';
import { PageTiles } from '../page-tiles';
import type { ListViewProps } from './list-view-props';
import { listedLanguageProps } from './listed-language';
import { useValueText } from './use-value-text';

/** Pages by their years, the latest first; those that say none are below, without a heading. */
export function Timeline({ page, shown }: ListViewProps) {
  const textOf = useValueText(page);
  const [first] = shown.columns;
  const lineOf = first && ((listed: ListedPage) => textOf(listed, first.attribute));
  return (
    <div className="-mt-(--space-4) col-span-full print:mt-(--space-3)" {...listedLanguageProps(page)}>
      {shown.years.map(({ year, pages }, at) => (
        <section
          key={year ?? 'none'}
          className="section border-t border-(--line) py-(--space-3) first:border-t-0 first:pt-0 wide:grid-cols-12"
          id={year === null ? undefined : `year-${year}`}
          aria-labelledby={year === null ? undefined : `year-${year}-name`}
        >
          {year === null ? null : (
            <h2
              id={`year-${year}-name`}
              className="mb-(--space-2) text-(length:--size-heading) tabular-nums wide:sticky wide:top-(--space-3) wide:col-[1/span_3]! wide:mb-0 wide:self-start"
            >
              {year}
            </h2>
          )}
          <div className="mt-0! wide:col-[4/-1]!">
            <PageTiles
              pages={pages}
              page={page}
              isSearched
              isLeading={at === 0}
              {...(lineOf && { lineOf })}
            />
          </div>
        </section>
      ))}
    </div>
  );
}
