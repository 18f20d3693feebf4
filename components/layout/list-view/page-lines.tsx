import type { CSSProperties } from 'react';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import type { ListedPage } from '@/lib/domain/site/view-model';
import { bindHeading } from '@/lib/domain/text/bound-words';
import { UNDERLINE } from '../page-tiles';
import type { ListViewProps } from './list-view-props';
import { listedLanguageProps } from './listed-language';
import { useValueText } from './use-value-text';

const IN_COLUMNS = '2xl:col-span-full 2xl:grid 2xl:grid-cols-subgrid';
const ROW = `grid break-inside-avoid grid-cols-[4.5rem_minmax(0,1fr)] border-t border-(--line) py-(--space-1) wide:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,2fr)] wide:gap-x-(--gutter) ${IN_COLUMNS}`;
const VALUE = 'col-start-2 text-(--muted) empty:hidden wide:col-start-3 2xl:col-auto 2xl:empty:inline';

/** Year and title, then the columns; where they have no room, what they say stands below or beside the title. */
const columnsStyle = (count: number) =>
  ({ '--columns': `4.5rem minmax(0,1.4fr) repeat(${count},minmax(0,1fr))` }) as CSSProperties;

/** Every page on a line of its own, the latest first, with what many of them say in columns. */
export function PageLines({ page, shown }: ListViewProps) {
  const { columns, years } = shown;
  return (
    <section
      className="section -mt-(--space-4) print:mt-(--space-3)"
      data-name="hidden"
      {...listedLanguageProps(page)}
    >
      <div
        className="at-full-width text-(length:--size-small)/[1.45] 2xl:grid 2xl:grid-cols-(--columns) 2xl:gap-x-(--gutter)"
        style={columnsStyle(columns.length)}
      >
        {/* Each line says its names itself, for those who do not see the columns. */}
        <div aria-hidden className={`hidden pb-(--space-1) text-(--muted) ${IN_COLUMNS}`}>
          {columns.map(({ attribute, name }) => (
            <span key={attribute} className="first:col-start-3">
              {name}
            </span>
          ))}
        </div>
        <ul className={`border-b border-(--line) ${IN_COLUMNS}`}>
          {years.flatMap(({ year, pages }) =>
            pages.map((listed) => (
              <Line key={listed.path} listed={listed} year={year} page={page} shown={shown} />
            )),
          )}
        </ul>
      </div>
    </section>
  );
}

interface LineProps extends ListViewProps {
  listed: ListedPage;
  year: number | null;
}

function Line({ listed, year, page, shown }: LineProps) {
  const { frame } = page;
  const textOf = useValueText(page);
  const saidYear = shown.yearAttribute === null ? '' : textOf(listed, shown.yearAttribute);
  return (
    <li data-filter-item="" className={ROW}>
      <span className="text-(--muted) tabular-nums">{saidYear || year}</span>
      <SiteLink
        path={listed.path}
        language={frame.language.code}
        className={`font-display ${UNDERLINE}`}
        {...titleLang(listed, frame)}
      >
        {bindHeading(listed.title, frame.language.tag)}
      </SiteLink>
      {shown.columns.map(({ attribute, name }) => {
        const text = textOf(listed, attribute);
        return (
          <span key={attribute} className={VALUE}>
            {text === '' ? null : (
              <>
                <span className="sr-only">{name}: </span>
                {text}
              </>
            )}
          </span>
        );
      })}
    </li>
  );
}
