import type { ReactNode } from 'react';
import '../island-elements';
import { ScriptText } from '../script-text';
import type { TextLanguage } from '../text-language';

interface TextFilterProps {
  /** Says which state of the page this is: another one has been chosen when it changes. */
  address: string;
  /** Null if there is nothing to search. */
  searchLabel: string | null;
  /** How many are shown before anybody searches. */
  count: string;
  /** The same during a search, with `{n}` for the number. */
  found: string;
  /** With `{words}` for the search. */
  nothing: string;
  nothingHint: string;
  clearLabel: string;
  /** Which of these texts are in another language than the page's. */
  languages: Record<'search' | 'count' | 'found' | 'nothing' | 'nothingHint' | 'clear', TextLanguage>;
  /** Content beside the count. */
  children?: ReactNode;
}

/** A search of words and how many items there are; what it says during a search, the script fills in (attend-filter.ts). */
export function TextFilter(props: TextFilterProps) {
  const { address, searchLabel, count, found, nothing, nothingHint, clearLabel, languages, children } = props;
  return (
    <text-filter
      class="contents"
      address={address}
      found={found}
      found-lang={languages.found.lang}
      found-dir={languages.found.dir}
      nothing={nothing}
    >
      {searchLabel === null ? null : (
        <label>
          <span {...languages.search}>{searchLabel}</span>
          <input type="search" autoComplete="off" spellCheck={false} />
        </label>
      )}
      <p>
        <ScriptText as="span" role="status" {...languages.count} text={count} />
        {children}
      </p>
      <div className="filter-nothing" hidden>
        <ScriptText as="p" {...languages.nothing} />
        <p className="text-(--muted)" {...languages.nothingHint}>
          {nothingHint}
        </p>
        <button type="button" className="button" {...languages.clear}>
          {clearLabel}
        </button>
      </div>
    </text-filter>
  );
}
