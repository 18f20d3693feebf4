import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import { RESULTS_AT_ONCE, searchAddress } from '@/lib/domain/search/search-request';
import type { SearchView } from '@/lib/domain/search/search-view';

/** The way to the results before and after these. */
export function SearchParts({ view }: { view: SearchView }) {
  const t = useTranslations('search');
  const langOf = useLangOf();
  const { request, total, frame } = view;
  const last = Math.ceil(total / RESULTS_AT_ONCE);
  if (last < 2) return null;
  const to = (part: number) => searchAddress({ ...request, part }, frame.language.code);
  return (
    <nav aria-label={t('parts')} className="flex flex-wrap justify-between gap-(--gutter) print:hidden">
      {request.part > 1 ? (
        <a className="button" rel="prev" href={to(request.part - 1)} {...langOf('search.earlier')}>
          {t('earlier')}
        </a>
      ) : (
        <span />
      )}
      {request.part < last ? (
        <a className="button" rel="next" href={to(request.part + 1)} {...langOf('search.later')}>
          {t('later')}
        </a>
      ) : null}
    </nav>
  );
}
