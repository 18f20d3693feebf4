'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NOTE } from '../parts/note';
import { Row, RowName, RowNote, Rows } from '../parts/rows';

const SHOWN_AT_FIRST = 10;

interface CountedLine {
  key: string;
  name: ReactNode;
  note?: ReactNode;
  count: number;
}

interface CountListProps {
  title: string;
  note: string;
  /** What is said where there is no line. */
  empty: string;
  /** The most frequent first. */
  lines: readonly CountedLine[];
}

/** What was counted how often, each with a bar beside the longest; a few at first. */
export function CountList({ title, note, empty, lines }: CountListProps) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-(--space-2) border-t-2 pt-(--space-3)"
    >
      <h2 id={id} className="text-(length:--size-heading)">
        {title}
      </h2>
      <p className={NOTE}>{note}</p>
      {lines.length === 0 ? <p className="text-(--muted)">{empty}</p> : null}
      {lines.length === 0 ? null : (
        <Rows>
          {lines.slice(0, isWhole ? lines.length : SHOWN_AT_FIRST).map((line) => (
            <Row key={line.key} isShort>
              <div className="min-w-0">
                <RowName>{line.name}</RowName>
                {line.note === undefined ? null : <RowNote>{line.note}</RowNote>}
              </div>
              <span className="font-display tabular-nums">{format.number(line.count)}</span>
              <span
                className="col-span-full h-1 min-w-px bg-(--muted) opacity-70 forced-colors:bg-[CanvasText]"
                style={{ inlineSize: `${(100 * line.count) / most}%` }}
              />
            </Row>
          ))}
        </Rows>
      )}
      {lines.length > SHOWN_AT_FIRST ? (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { count: lines.length })}
        </Button>
      ) : null}
    </section>
  );
}
