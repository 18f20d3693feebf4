'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Check } from '@/components/ui/check';
import type { ReadImport } from '@/lib/client/read-import';
import type { ForeignPage } from '@/lib/domain/site-import/model';
import type { PlacedRow } from './import-rows';
import { usePagesScreen } from './pages-screen-context';

/** Systems by their names, which are the same in all languages. */
const SYSTEMS: Partial<Record<ReadImport['format'], string>> = {
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  ghost: 'Ghost',
  markdown: 'Markdown',
};

/** As many names of pictures are told of a page. */
const NAMED = 5;
/** So many pages are chosen one by one. */
const FEW = 3;

interface ImportListProps {
  found: ReadImport;
  rows: readonly PlacedRow[];
  isBusy: boolean;
  onChoose(id: string, isChosen: boolean): void;
}

/** What an export holds: each page, to be taken or left, with what would be lost of it, and what is left out altogether. */
export function ImportList({ found, rows, isBusy, onChoose }: ImportListProps) {
  const t = useTranslations('pagesAdmin');
  const format = useFormatter();
  const { locale, languages } = usePagesScreen();
  const language = languages.find(({ code }) => code === locale)?.name ?? locale;
  const { left, files } = found;
  const missing = new Set(rows.flatMap((row) => row.missing)).size;
  const leftOut = [...left].map(([kind, count]) => t(`import-left-${kind}`, { count }));
  if (files.others.length > 0) leftOut.push(t('importOthers', { count: files.others.length }));
  return (
    <div className="grid gap-3">
      <p>
        {t('importFound', {
          system: SYSTEMS[found.format] ?? t(found.format === 'csv' ? 'import-csv' : 'import-pictures'),
          count: rows.length,
        })}{' '}
        {missing > 0 ? t('importMissing', { count: missing }) : null}{' '}
        {languages.length > 1 ? t('importLanguage', { language }) : null}
      </p>
      {leftOut.length > 0 ? (
        <p className="text-sm text-tool-muted">{t('importLeft', { things: format.list(leftOut) })}</p>
      ) : null}
      {rows.length > FEW ? (
        <div className="-mb-3 px-3">
          <AllPages rows={rows} isBusy={isBusy} onChoose={onChoose} />
        </div>
      ) : null}
      <ol
        className="grid max-h-[34dvh] gap-1 overflow-y-auto rounded-lg border border-tool-line p-3"
        aria-label={t('importPages')}
      >
        {rows.map((row) => (
          <ImportedPage key={row.page.id} row={row} isBusy={isBusy} onChoose={onChoose} />
        ))}
      </ol>
    </div>
  );
}

/** Takes or leaves all pages at once. */
function AllPages({ rows, isBusy, onChoose }: Pick<ImportListProps, 'rows' | 'isBusy' | 'onChoose'>) {
  const t = useTranslations('pagesAdmin');
  const open = rows.filter(({ madeAt }) => madeAt === null);
  return (
    <Check
      checked={open.every(({ isChosen }) => isChosen)}
      disabled={isBusy || open.length === 0}
      onChange={({ target }) => {
        for (const { page } of open) onChoose(page.id, target.checked);
      }}
    >
      {t('importAll')}
    </Check>
  );
}

interface ImportedPageProps extends Pick<ImportListProps, 'isBusy' | 'onChoose'> {
  row: PlacedRow;
}

/** One page: whether it comes, where it would stand, and what would be lost of it. */
function ImportedPage({ row, isBusy, onChoose }: ImportedPageProps) {
  const t = useTranslations('pagesAdmin');
  const { page, place, isChosen, isThere, madeAt, missing, notes } = row;
  const factsOf = useFacts();
  const facts = madeAt === null ? factsOf(page) : t('importIsMade');
  const told = [
    ...(isThere ? [t('importThere')] : []),
    ...notes.map((note) => t(`import-note-${note}`)),
    ...(missing.length > 0 ? [t('importLacks', { names: someOf(missing) })] : []),
  ];
  return (
    <li className="[contain-intrinsic-block-size:3.5rem] [content-visibility:auto]">
      <Check
        checked={isChosen || madeAt !== null}
        disabled={isBusy || madeAt !== null}
        onChange={({ target }) => onChoose(page.id, target.checked)}
      >
        {page.title || t('importUntitled')}{' '}
        <small className="text-sm text-tool-muted">
          {[madeAt ?? place.path, facts].filter((each) => each !== '').join(' · ')}
        </small>
      </Check>
      {told.length > 0 ? (
        <ul className="ms-8 mb-1 text-sm text-tool-soft">
          {told.map((each) => (
            <li key={each} className="wrap-anywhere">
              {each}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

const someOf = (names: readonly string[]) =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');

/** What is told of a page, since it is not taken over. */
function useFacts() {
  const t = useTranslations('pagesAdmin');
  const format = useFormatter();
  return ({ date, isPublic }: ForeignPage) =>
    format.list([
      ...(date === null ? [] : [format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })]),
      ...(isPublic ? [] : [t('importWasPrivate')]),
    ]);
}
