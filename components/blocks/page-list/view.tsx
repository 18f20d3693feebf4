import { useTranslations } from 'next-intl';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import type { BlockViewProps } from '../block-view-props';
import { ListedPageView } from './listed-page-view';

/** The pages below another one, each drawn after the block's template (specification §3 "PageList"). */
export function PageListView({ props, page, isLeading, headingAbove }: BlockViewProps<PageListProps>) {
  const t = useTranslations('blocks');
  const pages = page.listed[props.parentPage] ?? [];
  if (pages.length === 0) return <p className="empty">{t('emptyList')}</p>;
  return (
    <ul className="page-list">
      {pages.map((listed, index) => (
        <ListedPageView
          key={listed.path}
          listed={listed}
          template={props.template.items}
          page={page}
          isLeading={isLeading && index === 0}
          headingAbove={headingAbove}
        />
      ))}
    </ul>
  );
}
