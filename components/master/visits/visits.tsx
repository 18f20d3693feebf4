'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { siteVisitsQuery } from '@/lib/client/site-visits';
import type { SiteVisitsAnswer, VisitSettings } from '@/lib/contracts/site-visits';
import type { PeriodDays } from '@/lib/domain/visits/limits';
import { LoadedList } from '../loaded-list';
import { PeriodChoice } from './period-choice';
import { useVisitSettings } from './use-visit-settings';
import { VisitFigures } from './visit-figures';
import { VisitLists } from './visit-lists';
import { VisitSettingsPart } from './visit-settings-part';
import { VisitsIntroduction } from './visits-introduction';

const FIRST_SHOWN: PeriodDays = 30;
const LONGEST: PeriodDays = 365;

const hasCounts = ({ days, files }: SiteVisitsAnswer): boolean =>
  files.length > 0 || days.some(({ views, visitors }) => views + visitors > 0);

/** What was counted in a period, and the settings of counting; a word on it where nobody has ever been counted. */
export function Visits({ language }: { language: string }) {
  const [period, setPeriod] = useState<PeriodDays>(FIRST_SHOWN);
  const query = useQuery({ ...siteVisitsQuery(period, language), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData } = query;
  const isQuiet = data !== undefined && !data.isOn && !hasCounts(data);
  // Whoever has stopped counting long ago still finds what was counted before.
  const longest = useQuery({ ...siteVisitsQuery(LONGEST, language), enabled: isQuiet });
  const isNew = isQuiet && !(longest.data && hasCounts(longest.data));
  // Receives the focus when the pressed button is gone.
  const screen = useRef<HTMLDivElement>(null);
  const change = useVisitSettings();
  const save = (settings: VisitSettings, done: string) => {
    if (data && settings.isOn !== data.isOn && !hasCounts(data)) screen.current?.focus();
    change(settings, done);
  };
  return (
    <div ref={screen} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-(--space-4) outline-none">
      {isError || (data && !isNew) ? <PeriodChoice value={period} onChange={setPeriod} /> : null}
      <LoadedList query={{ ...query, data: data && [data] }} expected={5}>
        {([visits]) =>
          visits === undefined ? null : isNew ? (
            <VisitsIntroduction settings={visits} onSave={save} />
          ) : (
            <>
              <div
                className={cx(
                  'grid grid-cols-[minmax(0,1fr)] gap-(--space-5)',
                  isPlaceholderData && 'opacity-60',
                )}
                aria-busy={isPlaceholderData}
              >
                <VisitFigures days={visits.days} />
                {hasCounts(visits) ? <VisitLists visits={visits} language={language} /> : null}
              </div>
              <VisitSettingsPart settings={visits} onSave={save} />
            </>
          )
        }
      </LoadedList>
    </div>
  );
}
