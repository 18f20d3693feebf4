import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { bindHeading } from '@/lib/domain/text/bound-words';
import { neighbours } from './navigation';
import { PageTiles, UNDERLINE } from './page-tiles';

const HEADING = 'mb-(--space-2) text-(length:--size-name)/[1.6]';

interface RelatedPagesProps {
  page: PageView;
}

interface Place {
  /** Whether the pages before and after it are shown below: they are not shown twice. */
  hasPager?: boolean;
  className?: string;
}

/** What belongs with a page: where a work was shown, what was written of it, more of its series; the works of a series or an exhibition. */
export function RelatedPages({ page, hasPager = false, className }: RelatedPagesProps & Place) {
  const { shownIn, writtenAbout, works, moreOf } = page.related;
  const { previous, next } = neighbours(page.siblings, page.document.translation.path);
  const isInPager = ({ path }: ListedPage) =>
    hasPager && [previous, next].some((each) => each?.path === path);
  const more = moreOf?.works.filter((work) => !isInPager(work)) ?? [];
  if ([shownIn, writtenAbout, works, more].every(({ length }) => length === 0)) return null;
  return (
    <div className={className}>
      <Named id="shown-in" which="shownIn" pages={shownIn} page={page} />
      <Named id="written-about" which="writtenAbout" pages={writtenAbout} page={page} />
      {works.length === 0 ? null : (
        <RelatedPart id="related-works" heading={<Words which="relatedWorks" />}>
          <PageTiles pages={works} page={page} />
        </RelatedPart>
      )}
      {moreOf === null || more.length === 0 ? null : (
        <RelatedPart id="more-of-series" heading={<MoreOf series={moreOf.series} page={page} />}>
          <PageTiles pages={more} page={page} />
        </RelatedPart>
      )}
    </div>
  );
}

interface RelatedPartProps {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

function RelatedPart({ id, heading, children }: RelatedPartProps) {
  return (
    <aside className="mt-(--space-4) print:hidden" aria-labelledby={id}>
      <h2 id={id} className={HEADING}>
        {heading}
      </h2>
      {children}
    </aside>
  );
}

function Words({ which }: { which: 'shownIn' | 'writtenAbout' | 'relatedWorks' }) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  return <span {...langOf(`layout.${which}`)}>{t(which)}</span>;
}

interface MoreOfProps extends RelatedPagesProps {
  series: NonNullable<PageView['related']['moreOf']>['series'];
}

function MoreOf({ series, page: { frame } }: MoreOfProps) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  return (
    <span {...langOf('layout.moreOf')}>
      {t.rich('moreOf', {
        series: series.title,
        link: (title) => (
          <SiteLink
            path={series.path}
            language={frame.language.code}
            className="underline decoration-(--line) underline-offset-[0.2em] hover:decoration-current"
            {...titleLang(series, frame)}
          >
            {title}
          </SiteLink>
        ),
      })}
    </span>
  );
}

interface NamedProps extends RelatedPagesProps {
  id: string;
  which: 'shownIn' | 'writtenAbout';
  pages: ListedPage[];
}

/** Pages by their titles. */
function Named({ id, which, pages, page: { frame } }: NamedProps) {
  if (pages.length === 0) return null;
  return (
    <RelatedPart id={id} heading={<Words which={which} />}>
      <ul className="grid max-w-[40rem] border-b border-(--line)">
        {pages.map((listed) => (
          <li key={listed.path} className="border-t border-(--line)">
            <SiteLink
              path={listed.path}
              language={frame.language.code}
              className={`block py-(--space-1) font-display ${UNDERLINE}`}
              {...titleLang(listed, frame)}
            >
              {bindHeading(listed.title, frame.language.tag)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </RelatedPart>
  );
}
