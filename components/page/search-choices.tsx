import { useTranslations } from 'next-intl';
import { type SearchRequest, searchAddress } from '@/lib/domain/search/search-request';
import type { SearchView } from '@/lib/domain/search/search-view';

interface Choice {
  label: string;
  count: number;
  isChosen: boolean;
  /** What the choice makes of the search; one that is chosen is taken back. */
  request: SearchRequest;
}

/** What the pages that were found can be narrowed by: each choice is an address, and the choices combine. */
export function SearchChoices({ view }: { view: SearchView }) {
  const t = useTranslations('search');
  const { request, kinds, years, frame } = view;
  const groups = [
    {
      name: t('kind'),
      choices: kinds.map(({ kind, count }): Choice => {
        const isChosen = kind === request.kind;
        return {
          label: t(`kind-${kind}`),
          count,
          isChosen,
          request: { ...request, kind: isChosen ? null : kind, part: 1 },
        };
      }),
    },
    {
      name: t('year'),
      choices: years.map(({ year, count }): Choice => {
        const isChosen = year === request.year;
        return {
          label: String(year),
          count,
          isChosen,
          request: { ...request, year: isChosen ? null : year, part: 1 },
        };
      }),
    },
  ];
  const offered = groups.filter(
    ({ choices }) => choices.length > 1 || choices.some(({ isChosen }) => isChosen),
  );
  if (offered.length === 0) return null;
  return (
    <nav
      aria-label={t('narrow')}
      className="grid gap-(--space-1) border-y border-(--line) py-(--space-2) text-(length:--size-small) print:hidden"
    >
      {offered.map(({ name, choices }) => (
        <div key={name} className="md:grid md:grid-cols-[6rem_minmax(0,1fr)]">
          <p className="py-[0.2rem] text-(--muted)">{name}</p>
          <ul className="flex flex-wrap gap-x-[1.15em]" aria-label={name}>
            {choices.map(({ label, count, isChosen, request: narrowed }) => (
              <li key={label}>
                <a
                  className="inline-block py-[0.2rem] aria-[current]:underline aria-[current]:underline-offset-[0.4em]"
                  href={searchAddress(narrowed, frame.language.code)}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {label}
                  {'\u00a0'}
                  <span className="text-(--muted) tabular-nums">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
