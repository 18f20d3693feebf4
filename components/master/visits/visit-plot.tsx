'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { DayGroup } from './day-groups';
import { useGroupName } from './use-group-name';

const HEIGHT = 100;
/** Between bars, of the room that each has; many bars need all of it. */
const GAP = 0.2;
const MOST_WITH_GAPS = 60;

interface VisitPlotProps {
  /** Where something was looked at. */
  groups: readonly DayGroup[];
  sum: Pick<DayGroup, 'views' | 'visitors'>;
}

/** Views as bars and visitors as darker bars within, the oldest first; each says its numbers when it is pointed at. */
export function VisitPlot({ groups, sum: { views, visitors } }: VisitPlotProps) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const nameOf = useGroupName();
  const most = Math.max(...groups.map((group) => group.views));
  const [first, middle, last] = [0, Math.floor((groups.length - 1) / 2), -1].map((index) => groups.at(index));
  const peak = groups.find((group) => group.views === most);
  const dayOf = (day = '') => nameOf({ first: day, last: day });
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-(--space-1) text-(length:--size-small) text-(--muted) tabular-nums">
      <p aria-hidden="true">{format.number(most)}</p>
      <svg
        role="img"
        aria-label={t('plot', {
          period: nameOf({ first: first?.first ?? '', last: last?.last ?? '' }),
          views,
          visitors,
          most: format.number(most),
          when: peak ? nameOf(peak) : '',
        })}
        viewBox={`0 0 ${groups.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-48 w-full border-y border-(--line) rtl:-scale-x-100"
      >
        {groups.map((group, index) => (
          <Bar
            key={group.first}
            group={group}
            index={index}
            scale={HEIGHT / most}
            gap={groups.length > MOST_WITH_GAPS ? 0 : GAP}
          />
        ))}
      </svg>
      <div className="flex justify-between gap-(--space-2)" aria-hidden="true">
        <span>{dayOf(first?.first)}</span>
        {groups.length > 2 ? <span>{dayOf(middle?.first)}</span> : null}
        {groups.length > 1 ? <span>{dayOf(last?.last)}</span> : null}
      </div>
    </figure>
  );
}

interface BarProps {
  group: DayGroup;
  index: number;
  /** Of one view. */
  scale: number;
  gap: number;
}

function Bar({ group, index, scale, gap }: BarProps) {
  const t = useTranslations('visits');
  const nameOf = useGroupName();
  const { views, visitors } = group;
  const placed = (count: number) => ({
    x: index + gap / 2,
    y: HEIGHT - count * scale,
    width: 1 - gap,
    height: count * scale,
  });
  return (
    <g className="group/bar">
      <title>{t('reading', { when: nameOf(group), views, visitors })}</title>
      {/* The whole height can be pointed at, however low the bar is. */}
      <rect
        x={index}
        width={1}
        height={HEIGHT}
        className="fill-transparent group-hover/bar:fill-(--raised)"
      />
      <rect {...placed(views)} className="fill-(--muted) opacity-70 forced-colors:fill-[GrayText]" />
      <rect {...placed(visitors)} className="fill-(--ink) forced-colors:fill-[CanvasText]" />
    </g>
  );
}
