import type { ReactNode } from 'react';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import type { LabelEntry } from './label-entries';
import { SiteLink } from './site-link';
import { titleLang } from './title-lang';
import { useValueWords } from './use-value-words';

interface MuseumLabelProps {
  entries: LabelEntry[];
  frame: SiteFrame;
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string;
  /** Beside words, and under one picture of many, it is one quiet line. */
  isLine?: boolean;
  /** Draws a value in place of the words that visitors read. */
  drawValue?(entry: LabelEntry): ReactNode;
}

const TABLE = {
  list: 'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-3 [.caption+&]:mt-(--space-2)',
  entry: 'col-span-full grid grid-cols-subgrid border-t border-(--line) py-[0.3rem]',
  name: 'min-w-19',
  value: 'text-(--ink)',
};
const LINE: typeof TABLE = {
  list: 'label-line flex flex-wrap [.caption+&]:mt-0.5',
  entry: '',
  name: 'sr-only',
  value: 'inline',
};

/** What stands beside a work, small, digits in columns: year, medium, dimensions or edition. */
export function MuseumLabel({ entries, frame, language, isLine = false, drawValue }: MuseumLabelProps) {
  if (entries.length === 0) return null;
  const look = isLine ? LINE : TABLE;
  return (
    <dl
      className={`label text-(length:--size-small)/[1.45] text-(--muted) [font-variant-numeric:tabular-nums_lining-nums] ${look.list}`}
    >
      {entries.map((entry) => (
        <div key={entry.id} className={look.entry || undefined}>
          <dt className={look.name}>{entry.name}</dt>
          <dd className={look.value}>
            {drawValue ? drawValue(entry) : <Value entry={entry} frame={frame} language={language} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps extends Pick<MuseumLabelProps, 'frame'> {
  entry: LabelEntry;
  language: string | undefined;
}

/** What a label says: words, or the title of a page that it leads to. */
function Value({ entry: { value, page }, frame, language }: ValueProps) {
  const words = useValueWords(language)(value);
  if (page === undefined) return words;
  return (
    <SiteLink
      path={page.path}
      language={frame.language.code}
      className="underline decoration-(--line) underline-offset-[0.2em] hover:decoration-current"
      {...titleLang(page, frame)}
    >
      {words}
    </SiteLink>
  );
}
