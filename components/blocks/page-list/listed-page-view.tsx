import { useTranslations } from 'next-intl';
import { tagAfter } from '@/components/parts/heading-levels';
import { Picture } from '@/components/parts/picture';
import { SiteLink } from '@/components/parts/site-link';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import { IMAGE } from '@/lib/domain/limits';
import type { LayoutName } from '@/lib/domain/site/routes';
import { transitionName } from '@/lib/domain/site/transition-name';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { type TemplateLine, templateClass, templateLines } from './template';

interface ListedPageViewProps {
  listed: ListedPage;
  template: PageListProps['template'];
  page: PageView;
  isLeading: boolean;
  headingAbove: number;
}

interface Hanging {
  sizes: string;
  maxWidth: number;
}

/** How large tiles stand (see page-list.css): three to a row on a shelf, one to a row on a wall, two or three in other layouts. */
const ON_A_SHELF: Hanging = { sizes: '(min-width: 36rem) 30vw, 44vw', maxWidth: IMAGE.screensPx.lg };
const ON_A_WALL: Hanging = {
  sizes: '(min-width: 60rem) 70vw, (min-width: 43rem) 45vw, 92vw',
  maxWidth: IMAGE.screensPx['2xl'],
};
const IN_NAVIGATED: Hanging = {
  sizes: '(min-width: 112rem) 22vw, (min-width: 84rem) 30vw, (min-width: 53rem) 45vw, 92vw',
  maxWidth: IMAGE.screensPx.lg,
};
const BESIDE_LINKS: Hanging = {
  sizes: '(min-width: 84rem) 23vw, (min-width: 60rem) 34vw, (min-width: 43rem) 45vw, 92vw',
  maxWidth: IMAGE.screensPx.lg,
};
const ELSEWHERE: Hanging = {
  sizes: '(min-width: 68rem) 30vw, (min-width: 43rem) 45vw, 92vw',
  maxWidth: IMAGE.screensPx.lg,
};

const HANGING: Partial<Record<LayoutName, Hanging>> = {
  content: ON_A_SHELF,
  'content-exhibitions': ON_A_WALL,
  navigated: IN_NAVIGATED,
  about: BESIDE_LINKS,
  'sectioned-page': BESIDE_LINKS,
};

/** A tile: the page's picture, then the lines of the template as its museum label. */
export function ListedPageView({ listed, template, page, isLeading, headingAbove }: ListedPageViewProps) {
  const t = useTranslations('blocks');
  const { items, showPictures } = template;
  const cover = showPictures === false ? null : listed.cover;
  const lines = templateLines(items, listed.attributes, { yes: t('yes'), no: t('no') });
  const hasTitle = items.some(({ type }) => type === 'title');
  const language = page.frame.language.code;
  return (
    <li className="tile" data-filter-item="" data-shared={cover === null ? undefined : transitionName(cover)}>
      {cover !== null ? (
        <Picture
          src={cover}
          alt=""
          facts={page.media[cover]}
          {...(HANGING[page.layout] ?? ELSEWHERE)}
          priority={isLeading}
        />
      ) : null}
      <div className="tile-text">
        {hasTitle ? null : (
          <SiteLink path={listed.path} language={language}>
            {listed.title}
          </SiteLink>
        )}
        {lines.map((line, index) => (
          <Line
            key={line.item.key ?? index}
            line={line}
            listed={listed}
            language={language}
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
  headingAbove: number;
}

function Line({ line: { item, text }, listed, language, headingAbove }: LineProps) {
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
          {listed.title}
        </SiteLink>
      ) : (
        text
      )}
    </Tag>
  );
}
