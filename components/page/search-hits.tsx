import { useTranslations } from 'next-intl';
import { Picture } from '@/components/parts/picture';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import type { SearchHit, SearchView } from '@/lib/domain/search/search-view';
import { bindHeading } from '@/lib/domain/text/bound-words';

/** The pages of one part of the results, the best first: the picture, the name, what it is, and where it says the words. */
export function SearchHits({ view }: { view: SearchView }) {
  return (
    <ol className="grid gap-y-(--space-3)">
      {view.hits.map((hit) => (
        <Hit key={hit.path} hit={hit} view={view} />
      ))}
    </ol>
  );
}

const PICTURE_PX = 320;
const WIDTHS = [{ when: '(min-width: 48rem)', width: '9rem' }, { width: '5.5rem' }];

function Hit({ hit, view }: { hit: SearchHit; view: SearchView }) {
  const t = useTranslations('search');
  const { path, title, isFallback, cover, kind, year, excerpt } = hit;
  const { frame, media } = view;
  const lang = titleLang({ isFallback }, frame);
  const facts = [kind === 'plain' ? null : t(`one-${kind}`), year].filter((fact) => fact !== null);
  return (
    <li className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-(--gutter) md:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="flex items-start justify-center">
        {cover === null ? null : (
          <Picture
            src={cover}
            alt=""
            facts={media[cover]}
            widths={WIDTHS}
            maxWidth={PICTURE_PX}
            className="max-h-[9rem] w-auto"
          />
        )}
      </div>
      <div className="min-w-0 max-w-(--measure)">
        <h2 className="font-display text-(length:--size-name)">
          {/* The whole entry can be pressed. */}
          <SiteLink
            path={path}
            language={frame.language.code}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-[0.2em]"
            {...lang}
          >
            {bindHeading(title, frame.language.tag) || path}
          </SiteLink>
        </h2>
        {facts.length === 0 ? null : (
          <p className="text-(length:--size-small) text-(--muted)">{facts.join(', ')}</p>
        )}
        <p className="mt-1 text-(length:--size-small) wrap-anywhere" {...lang}>
          {excerpt.map(({ text, isFound }, at) =>
            isFound ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no names of their own
              <mark key={at} className="bg-transparent font-semibold text-inherit">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </li>
  );
}
