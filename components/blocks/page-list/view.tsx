import { useTranslations } from 'next-intl';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import { lookOfBlock } from '@/lib/domain/page-look/settings';
import type { BlockViewProps } from '../block-view-props';
import { ListedPageView } from './listed-page-view';

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
  const { tiles } = lookOfBlock(block, page.layout);
  return (
    <ul
      className={tiles === 'beside' ? `page-list ${BELOW_NAME}` : 'page-list'}
      data-tiles={tiles}
      data-look={props.template.showPictures === false ? 'plain' : undefined}
    >
      {pages.map((listed, index) => (
        <ListedPageView
          key={listed.path}
          listed={listed}
          template={props.template}
          page={page}
          tiles={tiles}
          isLeading={isLeading && index === 0}
          isAlone={pages.length === 1}
          headingAbove={headingAbove}
        />
      ))}
    </ul>
  );
}
