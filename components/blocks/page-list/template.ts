import type { PageListProps } from '@/lib/domain/blocks/page-list';
import type { AttributeValue } from '@/lib/domain/content/model';

type TemplateItem = PageListProps['template']['items'][number];

export interface TemplateLine {
  item: TemplateItem;
  /** The words of a separator or an attribute; a title's are the page's. */
  text: string;
}

/** The text classes of a template, with their own prefix, so that content cannot imitate parts of the site. */
export function templateClass(wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  return wanted
    .split(' ')
    .map((name) => `t-${name}`)
    .join(' ');
}

/**
 * The lines of a listed page: separators appear only between two that have text.
 * @param say says a value as a person reads it
 */
export function templateLines(
  template: readonly TemplateItem[],
  attributes: Record<string, AttributeValue>,
  say: (value: AttributeValue | undefined) => string,
): TemplateLine[] {
  const lines = template.flatMap((item): TemplateLine[] => {
    if (item.type === 'title') return [{ item, text: '' }];
    if (item.type === 'separator') return [{ item, text: item.config.text ?? ' · ' }];
    const slug = item.config.attribute ?? '';
    const text = say(Object.hasOwn(attributes, slug) ? attributes[slug] : undefined);
    return text === '' ? [] : [{ item, text }];
  });
  const isSeparator = (line: TemplateLine | undefined) => line?.item.type === 'separator';
  return lines.filter(
    (line, index) =>
      !isSeparator(line) || (index > 0 && index < lines.length - 1 && !isSeparator(lines[index + 1])),
  );
}
