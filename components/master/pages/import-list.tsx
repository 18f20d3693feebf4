'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Check } from '@/components/ui/check';
import type { ReadImport } from '@/lib/client/read-import';
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
  const list = useFormatter();
  const { format, left, files } = found;
  const missing = new Set(rows.flatMap((row) => row.missing)).size;
  const leftOut = [...left].map(([kind, count]) => t(`import-left-${kind}`, { count }));
  if (files.others.length > 0) leftOut.push(t('importOthers', { count: files.others.length }));
  return (
    <div className="grid gap-3">
      <p>
        {t('importFound', {
          system: SYSTEMS[format] ?? t(format === 'csv' ? 'import-csv' : 'import-pictures'),
          count: rows.length,
        })}{' '}
        {missing > 0 ? t('importMissing', { count: missing }) : null}
      </p>
      {leftOut.length > 0 ? (
        <p className="text-sm text-tool-muted">{t('importLeft', { things: list.list(leftOut) })}</p>
      ) : null}
      <ol
        className="grid max-h-[34dvh] gap-1 overflow-y-auto rounded-lg border border-tool-line p-3"
        aria-label={t('importPages')}
      >
        {rows.map(({ page, isChosen, isMade, missing: lacks, notes }) => (
          <li key={page.id} className="[contain-intrinsic-block-size:3.5rem] [content-visibility:auto]">
            <Check
              checked={isChosen || isMade}
              disabled={isBusy || isMade}
              onChange={({ target }) => onChoose(page.id, target.checked)}
            >
              {page.title || t('importUntitled')}{' '}
              <small className="text-sm text-tool-muted">
                {isMade ? t('importIsMade') : places.get(page.id)}
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
