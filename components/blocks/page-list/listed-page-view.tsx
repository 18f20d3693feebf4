import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { Picture } from '@/components/page/picture';
import type { PageListProps } from '@/lib/domain/blocks/page-list';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { attributeText, templateClass } from './template';

type TemplateItem = PageListProps['template']['items'][number];

interface ListedPageViewProps {
  listed: ListedPage;
  template: TemplateItem[];
  page: PageView;
  isLeading: boolean;
}

/** A tile: the page's picture, then the lines of the template as its museum label. */
export function ListedPageView({ listed, template, page, isLeading }: ListedPageViewProps) {
  const hasTitle = template.some(({ type }) => type === 'title');
  const language = page.frame.language.code;
  return (
    <li className="tile">
      {listed.cover !== null ? (
        <Picture
          src={listed.cover}
          alt=""
          facts={page.media[listed.cover]}
          sizes="(min-width: 75rem) 33vw, (min-width: 36rem) 50vw, 100vw"
          maxWidth={1280}
          priority={isLeading}
        />
      ) : null}
      <div className="tile-text">
        {hasTitle ? null : (
          <SiteLink path={listed.path} language={language}>
            {listed.title}
          </SiteLink>
        )}
        {template.map((item, index) => (
          <TemplateLine key={item.key ?? index} item={item} listed={listed} language={language} />
        ))}
      </div>
    </li>
  );
}

interface TemplateLineProps {
  item: TemplateItem;
  listed: ListedPage;
  language: string;
}

function TemplateLine({ item, listed, language }: TemplateLineProps) {
  const t = useTranslations('blocks');
  const Tag = item.config.tag ?? (item.type === 'title' ? 'h3' : 'span');
  const className = templateClass(item.config.class);
  if (item.type === 'title') {
    return (
      <Tag className={className}>
        <SiteLink path={listed.path} language={language}>
          {listed.title}
        </SiteLink>
      </Tag>
    );
  }
  if (item.type === 'separator') {
    return (
      <span className="separator" aria-hidden="true">
        {item.config.text ?? ' · '}
      </span>
    );
  }
  const value = listed.attributes[item.config.attribute ?? ''];
  const text = attributeText(value, { yes: t('yes'), no: t('no') });
  return text === '' ? null : <Tag className={className}>{text}</Tag>;
}
