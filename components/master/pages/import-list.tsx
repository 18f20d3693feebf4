'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Check } from '@/components/ui/check';
import type { ReadImport } from '@/lib/client/read-import';
import type { ForeignPage } from '@/lib/domain/site-import/model';
import type { ImportRow } from './use-import';

/** Systems by their names, which are the same in all languages. */
const SYSTEMS: Partial<Record<ReadImport['format'], string>> = {
  wordpress: 'WordPress',
  squarespace: 'Squarespace',
  ghost: 'Ghost',
  markdown: 'Markdown',
};

/** As many names of pictures are told of a page. */
const NAMED = 5;

interface ImportListProps {
  found: ReadImport;
  rows: readonly ImportRow[];
  /** Where each would stand, by its id. */
  places: ReadonlyMap<string, string>;
  isBusy: boolean;
  onChoose(id: string, isChosen: boolean): void;
}

/** What an export holds: each page, to be taken or left, with what would be lost of it, and what is left out altogether. */
export function ImportList({ found, rows, places, isBusy, onChoose }: ImportListProps) {
  const t = useTranslations('pagesAdmin');
  const format = useFormatter();
  const { left, files } = found;
  const missing = new Set(rows.flatMap((row) => row.missing)).size;
  const leftOut = [...left].map(([kind, count]) => t(`import-left-${kind}`, { count }));
  if (files.others.length > 0) leftOut.push(t('importOthers', { count: files.others.length }));
  /** What of it is told, since it is not taken over. */
  const factsOf = ({ date, isPublic }: ForeignPage) =>
    format.list([
      ...(date === null ? [] : [format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })]),
      ...(isPublic ? [] : [t('importWasPrivate')]),
    ]);
  return (
    <div className="grid gap-3">
      <p>
        {t('importFound', {
          system: SYSTEMS[found.format] ?? t(found.format === 'csv' ? 'import-csv' : 'import-pictures'),
          count: rows.length,
        })}{' '}
        {missing > 0 ? t('importMissing', { count: missing }) : null}
      </p>
      {leftOut.length > 0 ? (
        <p className="text-sm text-tool-muted">{t('importLeft', { things: format.list(leftOut) })}</p>
      ) : null}
      <ol
        className="grid max-h-[34dvh] gap-1 overflow-y-auto rounded-lg border border-tool-line p-3"
        aria-label={t('importPages')}
      >
        {rows.map(({ page, isChosen, madeAt, missing: lacks, notes }) => (
          <li key={page.id} className="[contain-intrinsic-block-size:3.5rem] [content-visibility:auto]">
            <Check
              checked={isChosen || madeAt !== null}
              disabled={isBusy || madeAt !== null}
              onChange={({ target }) => onChoose(page.id, target.checked)}
            >
              {page.title || t('importUntitled')}{' '}
              <small className="text-sm text-tool-muted">
                {[madeAt ?? places.get(page.id), madeAt === null ? factsOf(page) : t('importIsMade')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Check>
            {notes.length + lacks.length > 0 ? (
              <ul className="ms-8 mb-1 text-sm text-tool-soft">
                {notes.map((note) => (
                  <li key={note}>{t(`import-note-${note}`)}</li>
                ))}
                {lacks.length > 0 ? (
                  <li className="wrap-anywhere">
                    {t('importLacks', {
                      names: lacks.slice(0, NAMED).join(', ') + (lacks.length > NAMED ? ' …' : ''),
                    })}
                  </li>
                ) : null}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
