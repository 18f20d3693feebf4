import { Picture } from '@/components/parts/picture';
import type { PictureWidths } from '@/components/parts/picture-widths';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import { ratioOf } from '@/lib/domain/media/model';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { bindHeading } from '@/lib/domain/text/bound-words';

export const UNDERLINE = 'underline-offset-[0.2em] hover:underline hover:decoration-1';

/** The side of a tile, which its picture stands in as a whole, in rem, and the most pixels that it needs. */
const SIDE = 13;
const PICTURE_PX = 640;

/** A picture that is higher than wide is ruled by its height. */
function widthsOf(ratio = 1): PictureWidths {
  const width = `${Number((SIDE * Math.min(1, ratio)).toFixed(2))}rem`;
  return [{ when: '(min-width: 43rem)', width }, { width: ratio < 1 ? `min(44vw, ${width})` : '44vw' }];
}

interface PageTilesProps {
  pages: ListedPage[];
  page: PageView;
  /** A second line for each. */
  lineOf?: (listed: ListedPage) => string;
  /** Whether the first of them is what the page is seen by first. */
  isLeading?: boolean;
  /** Whether a search of words on the page finds them one by one. */
  isSearched?: boolean;
}

/** Pages by their pictures, whole, their titles on one line. */
export function PageTiles({ pages, page: { frame, media }, lineOf, ...rest }: PageTilesProps) {
  const { isLeading = false, isSearched = false } = rest;
  return (
    <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-(--space-2) sm:grid-cols-[repeat(auto-fill,minmax(11rem,13rem))]">
      {pages.map((listed, at) => (
        <li
          key={listed.path}
          className={`${lineOf ? 'row-span-3' : 'row-span-2'} grid grid-rows-subgrid gap-y-(--space-1)`}
          data-filter-item={isSearched ? '' : undefined}
        >
          <SiteLink
            path={listed.path}
            language={frame.language.code}
            className={`row-span-2 grid grid-rows-subgrid font-display text-(length:--size-small)/[1.45] ${UNDERLINE}`}
            {...titleLang(listed, frame)}
          >
            {listed.cover === null ? null : (
              <Picture
                src={listed.cover}
                alt=""
                facts={media[listed.cover]}
                widths={widthsOf(ratioOf(media[listed.cover]))}
                maxWidth={PICTURE_PX}
                priority={isLeading && at === 0}
                className="h-auto max-h-52 w-auto max-w-full self-end"
              />
            )}
            <span className="row-2">{bindHeading(listed.title, frame.language.tag)}</span>
          </SiteLink>
          {lineOf && (
            <span className="-mt-(--space-1) text-(length:--size-small)/[1.45] text-(--muted)">
              {lineOf(listed)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
