import { tagAfter } from '@/components/parts/heading-levels';
import { Picture } from '@/components/parts/picture';
import { SiteLink } from '@/components/parts/site-link';
import { useValueWords } from '@/components/parts/use-value-words';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import { ratioOf } from '@/lib/domain/media/model';
import { transitionName } from '@/lib/domain/site/transition-name';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { bindHeading } from '@/lib/domain/text/bound-words';
import { type TemplateLine, templateClass, templateLines } from './template';
import { tileWidths } from './tile-widths';

interface ListedPageViewProps {
  listed: ListedPage;
  template: PageListProps['template'];
  page: PageView;
  /** How the tiles of the list are arranged. */
  tiles: BlockLook['tiles'];
  isLeading: boolean;
  /** Whether its list has no other tile. */
  isAlone: boolean;
  headingAbove: number;
}

/** A tile: the page's picture, then the lines of the template as its museum label. */
export function ListedPageView({ listed, template, page, headingAbove, ...rest }: ListedPageViewProps) {
  const say = useValueWords();
  const { isLeading, isAlone, tiles } = rest;
  const { items, showPictures } = template;
  const cover = showPictures === false ? null : listed.cover;
  const lines = templateLines(items, listed.attributes, say);
  const hasTitle = items.some(({ type }) => type === 'title');
  const { code: language, tag } = page.frame.language;
  return (
    <li className="tile" data-filter-item="" data-shared={cover === null ? undefined : transitionName(cover)}>
      {cover !== null ? (
        <Picture
          src={cover}
          alt=""
          facts={page.media[cover]}
          widths={tileWidths({ tiles, layout: page.layout }, ratioOf(page.media[cover]), isAlone)}
          priority={isLeading}
        />
      ) : null}
      <div className="tile-text">
        {hasTitle ? null : (
          <SiteLink path={listed.path} language={language}>
            {bindHeading(listed.title, tag)}
          </SiteLink>
        )}
        {lines.map((line, index) => (
          <Line
            key={line.item.key ?? index}
            line={line}
            listed={listed}
            language={language}
            tag={tag}
            headingAbove={headingAbove}
          />
        ))}
      </div>
    </li>
  );
}

interface LineProps {
  line: TemplateLine;
  listed: ListedPage;
  language: string;
  /** Of that language. */
  tag: string;
  headingAbove: number;
}

function Line({ line: { item, text }, listed, language, tag, headingAbove }: LineProps) {
  const Tag = tagAfter(headingAbove, item.config.tag ?? (item.type === 'title' ? 'h3' : 'span'));
  if (item.type === 'separator') {
    return (
      <span className="separator" aria-hidden="true">
        {text}
      </span>
    );
  }
  return (
    <Tag className={templateClass(item.config.class)}>
      {item.type === 'title' ? (
        <SiteLink path={listed.path} language={language}>
          {bindHeading(listed.title, tag)}
        </SiteLink>
      ) : (
        text
      )}
    </Tag>
  );
}
