import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import { type EventTime, pagesByTime } from '@/lib/domain/events/event-time';
import { lookOfBlock } from '@/lib/domain/page-look/settings';
import type { ListedPage } from '@/lib/domain/site/view-model';
import type { BlockViewProps } from '../block-view-props';
import { ListedPageView } from './listed-page-view';

/** Over the pages of one time. */
const TIME = 'mb-(--space-2) font-display text-(length:--size-name) [.page-list+&]:mt-(--space-5)';

const EMPTY = 'text-(--muted) italic';

/** There two titles stand over each other: the name of the section, and that of the first page. */
const BELOW_NAME = 'wide:[.section-name+&]:mt-(--space-4)';

/** The pages below another one, each drawn after the block's template. */
export function PageListView({ block, props, page, isLeading, headingAbove }: BlockViewProps<PageListProps>) {
  const t = useTranslations('blocks');
  const pages = page.listed[props.parentPage];
  // While a page is edited, a list that has just come to it is still being read.
  if (pages === undefined && page.slots) return <p className={EMPTY} aria-busy />;
  if (pages === undefined || pages.length === 0) return <p className={EMPTY}>{t('emptyList')}</p>;
  const list = { id: block.id, template: props.template, page, headingAbove };
  const tiles = lookOfBlock(block, page.layout).tiles;
  const groups = pagesByTime(pages, page.frame.language.tag, page.today);
  if (groups === null) return <Tiles {...list} tiles={tiles} pages={pages} isLeading={isLeading} />;
  return groups.map(({ time, pages: some }, at) => (
    <Tiles key={time} {...list} tiles={tiles} pages={some} time={time} isLeading={isLeading && at === 0} />
  ));
}

interface TilesProps extends Pick<BlockViewProps<PageListProps>, 'page' | 'isLeading' | 'headingAbove'> {
  /** Of the block. */
  id: string;
  template: PageListProps['template'];
  tiles: BlockLook['tiles'];
  pages: ListedPage[];
  /** When all of them are, where that parts the list. */
  time?: EventTime;
}

function Tiles({ id, template, tiles, pages, time, page, isLeading, headingAbove }: TilesProps) {
  const t = useTranslations('blocks');
  const langOf = useLangOf();
  const nameId = `${id}-${time}`;
  return (
    <>
      {time === undefined ? null : (
        <p id={nameId} className={TIME} {...langOf(`blocks.${time}`)}>
          {t(time)}
        </p>
      )}
      <ul
        className={tiles === 'beside' && time === undefined ? `page-list ${BELOW_NAME}` : 'page-list'}
        data-tiles={tiles}
        data-look={template.showPictures === false ? 'plain' : undefined}
        aria-labelledby={time === undefined ? undefined : nameId}
      >
        {pages.map((listed, index) => (
          <ListedPageView
            key={listed.path}
            listed={listed}
            template={template}
            page={page}
            tiles={tiles}
            isLeading={isLeading && index === 0}
            isAlone={pages.length === 1}
            headingAbove={headingAbove}
          />
        ))}
      </ul>
    </>
  );
}
